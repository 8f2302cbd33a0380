'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from '@/plugins/studio/nav/nav.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Menu, X } from '@/src/admin/ui/icons'

type Props = { sites: 'one' | 'several'; children: ReactNode }

/** Beside the screen where there is room, else a drawer over it. */
export function NavFrame({ sites, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  const where = `${usePathname()}?${useSearchParams()}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when another screen has opened
  useEffect(() => setIsOpen(false), [where])

  useEffect(() => {
    const screen = frame.current?.parentElement?.querySelector(':scope > .template-default__wrap')
    if (!isOpen || !screen) {
      return
    }
    screen.setAttribute('inert', '')
    frame.current?.querySelector('a')?.focus()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setIsOpen(false)
      }
    }
    // Wide enough for both, it is no drawer any more.
    const wide = window.matchMedia('(width >= 1024px)')
    const close = () => setIsOpen(false)
    window.addEventListener('keydown', closeOnEscape)
    wide.addEventListener('change', close)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      wide.removeEventListener('change', close)
      screen.removeAttribute('inert')
      opener.current?.querySelector('button')?.focus()
    }
  }, [isOpen])

  return (
    <>
      <div className={`${controls.chrome} ${styles.opener}`} ref={opener}>
        <IconButton icon={Menu} label="Menu" onClick={() => setIsOpen(true)} />
      </div>
      {isOpen && <div className={styles.scrim} onPointerDown={() => setIsOpen(false)} />}
      <aside
        className={`${controls.tokens} ${controls.chrome} ${styles.frame}`}
        data-open={isOpen}
        data-sites={sites}
        ref={frame}
      >
        <div className={styles.close}>
          <IconButton icon={X} label="Close" onClick={() => setIsOpen(false)} />
        </div>
        {children}
      </aside>
    </>
  )
}
