import { useEffect, useState } from 'react'
import styles from '@/plugins/audience/segments/segments.module.css'
import { ask } from '@/src/admin/call-api'
import type { SegmentReach, SegmentRules } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.segments
const writingMs = 400

type Props = {
  url: string
  /** Null while they are not finished. */
  rules: SegmentRules | null
}

/** How many people rules reach; keeps its line while that is counted. */
export function Reach({ url, rules }: Props) {
  const [reach, setReach] = useState<SegmentReach | null>(null)
  const [problem, setProblem] = useState('')
  const written = rules && JSON.stringify(rules)

  useEffect(() => {
    if (!written) {
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const body: SegmentRules = JSON.parse(written)
      const outcome = await ask<SegmentReach>(url, {
        method: 'POST',
        body,
        signal: leaving.signal,
      })
      if (!leaving.signal.aborted) {
        setProblem(outcome.problem ?? '')
        setReach(outcome.problem === undefined ? outcome.answer : null)
      }
    }, writingMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [url, written])

  return (
    <p role="status" className={styles.reach}>
      {problem || (written ? reach && words.reaches(reach) : words.unfinished)}
    </p>
  )
}
