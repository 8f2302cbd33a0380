'use client'

import { useRef } from 'react'
import { randomUuid } from '@/src/core/uuid'

/**
 * One decision has one key: pressed twice, money goes back once.
 *
 * @param choice all that the decision consists of; when any of it is another, so is the key
 * @returns gives the key, when it is sent
 */
export function useIdempotencyKey(choice: unknown): () => string {
  const last = useRef({ choice: '', key: '' })
  return () => {
    const decided = JSON.stringify(choice)
    if (last.current.choice !== decided) {
      last.current = { choice: decided, key: randomUuid() }
    }
    return last.current.key
  }
}
