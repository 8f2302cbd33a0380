'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from '@/src/admin/action.module.css'

type Props = {
  children: ReactNode
  isMain?: boolean
  /** Set for buttons that show or hide a form. */
  isOpen?: boolean
  disabled?: boolean
  /**
   * Without it, and without an address, the button sends the form it stands in. With an address it goes
   * there itself.
   */
  onClick?: () => void
  /** Where a link leads that looks like a button. */
  href?: string
}

/** A button of Payload's own kind on our screens, tall enough for a thumb. */
export function Action({ children, isMain, isOpen, disabled, onClick, href }: Props) {
  const kind = href
    ? ({ el: 'link', to: href, url: href, onClick } as const)
    : ({ type: onClick ? 'button' : 'submit', onClick } as const)
  return (
    <Button
      {...kind}
      className={styles.action}
      buttonStyle={isMain ? 'primary' : 'secondary'}
      size="medium"
      margin={false}
      disabled={disabled}
      extraButtonProps={isOpen === undefined ? undefined : { 'aria-expanded': isOpen }}
    >
      {children}
    </Button>
  )
}
