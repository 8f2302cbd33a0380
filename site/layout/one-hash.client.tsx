'use client'

import { useEffect } from 'react'
import { keepOneHash } from '@/site/layout/one-hash'

/** Draws nothing. */
export function OneHash() {
  useEffect(() => keepOneHash(window.history), [])
  return null
}
