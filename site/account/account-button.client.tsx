'use client'

import dynamic from 'next/dynamic'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from '@/site/account/account-button.module.css'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

const AccountMenu = dynamic(
  () => import('@/site/account/account-menu.client').then((module) => module.AccountMenu),
  { ssr: false },
)

/** The person in the header, the same for everyone; what opens below it knows who is signed in. */
export function AccountButton() {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const close = () => setOpen(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close()
      button.current?.focus()
    }
  })
  const onLeave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) {
      close()
    }
  })

  useEffect(() => {
    if (isOpen) {
      document.addEventListener('keydown', onKey)
      document.addEventListener('pointerdown', onLeave)
      document.addEventListener('focusin', onLeave)
      return () => {
        document.removeEventListener('keydown', onKey)
        document.removeEventListener('pointerdown', onLeave)
        document.removeEventListener('focusin', onLeave)
      }
    }
  }, [isOpen])

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={iconButtonClass()}
        aria-label="Account"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <AccountMenu
            onDone={() => {
              close()
              button.current?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}
