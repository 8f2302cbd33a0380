import { useEffect, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { AddressAnswer } from '@/src/core/contracts/pages/arrival'
import { limits } from '@/src/core/limits'

type Asked = { name: string; address: string; isTyped: boolean; apiPath: string }

/**
 * What the server says of the address that is typed, or of one that goes with the name. Asked after a pause, and
 * only the latest answer counts.
 */
export function useAddress({ name, address, isTyped, apiPath }: Asked): AddressAnswer | null {
  const asked = isTyped ? address.trim() : name.trim()
  const question = new URLSearchParams({ [isTyped ? 'address' : 'name']: asked }).toString()
  const [said, setSaid] = useState<{ question: string; answer: AddressAnswer } | null>(null)

  useEffect(() => {
    if (asked === '') {
      return
    }
    const ending = new AbortController()
    const { signal } = ending
    const wait = setTimeout(async () => {
      const { answer } = await answerTo(`${apiPath}/artists/address?${question}`, signal)
      if (answer && !signal.aborted) {
        setSaid({ question, answer })
      }
    }, limits.searchDebounceMs)
    return () => {
      clearTimeout(wait)
      ending.abort()
    }
  }, [asked, question, apiPath])

  return said?.question === question && asked !== '' ? said.answer : null
}

/** What cannot be asked is said when the form is sent. */
async function answerTo(url: string, signal: AbortSignal): Promise<{ answer?: AddressAnswer }> {
  const outcome = await ask<AddressAnswer>(url, { signal })
  return outcome.problem === undefined ? { answer: outcome.answer } : {}
}
