'use client'

import { useEffect } from 'react'
import { normaliseHash } from '@/site/layout/normalise-hash'

/** Draws nothing. */
export function NormaliseHash() {
  useEffect(() => normaliseHash(window.history), [])
  return null
}
