'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { overlayRootId } from '@/site/layout/element-ids'
import type { Theme } from '@/src/core/theme/schema'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

const MenuDrawer = dynamic(
  () => import('@/site/layout/menu-drawer.client').then((module) => module.MenuDrawer),
  { ssr: false },
)

type Props = { links: Theme['headerLinks']; siteName: string }

/** Opens the header's links as a drawer; the header shows it where they do not fit. */
export function MenuButton({ links, siteName }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const overlay = isOpen ? document.getElementById(overlayRootId) : null

  useEffect(() => {
    if (!isOpen) {
      return
    }
    const closeWhereLinksFit = () => {
      if (button.current?.offsetParent === null) {
        setOpen(false)
      }
    }
    window.addEventListener('resize', closeWhereLinksFit)
    return () => window.removeEventListener('resize', closeWhereLinksFit)
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonClass()}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {overlay &&
        createPortal(
          <MenuDrawer links={links} siteName={siteName} onClose={() => setOpen(false)} />,
          overlay,
        )}
    </>
  )
}
