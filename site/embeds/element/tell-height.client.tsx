'use client'

import { useEffect } from 'react'

/** Tells the page around how tall this is, for `<bandstand-embed>`. It is no secret, and any page may frame this one. */
export function TellHeight() {
  useEffect(() => {
    if (window.parent === window) {
      return
    }
    const tell = () => {
      const height = document.body.offsetHeight
      window.parent.postMessage({ type: 'bandstand-embed', height }, '*')
    }
    const observer = new ResizeObserver(tell)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return null
}
