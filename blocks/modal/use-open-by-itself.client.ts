'use client'

import { type RefObject, useEffect } from 'react'

/** Opens the dialog after some seconds, once per visit, and never above another one. */
export function useOpenByItself(
  dialog: RefObject<HTMLDialogElement | null>,
  name: string,
  afterSeconds: number | null,
): void {
  useEffect(() => {
    if (afterSeconds === null || wasShown(name)) {
      return
    }
    const timer = setTimeout(() => {
      const isBusy = document.querySelector('dialog[open], [aria-modal="true"]') !== null
      if (!isBusy && dialog.current && !wasShown(name)) {
        noteShown(name)
        dialog.current.showModal()
      }
    }, afterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [dialog, name, afterSeconds])
}

const keyOf = (name: string) => `modal-shown:${location.pathname}:${name}`

function wasShown(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    // Whoever allows no storage is not asked on every page.
    return true
  }
}

function noteShown(name: string): void {
  sessionStorage.setItem(keyOf(name), '1')
}
