import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { logger } from '@/src/server/logger'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { sendDueMails } from '@/src/server/mail/send-due-mails'

const pollMs = 1000
const longestPauseMs = 60_000

/** Sends the mails of the log as they become due, until it is stopped: the mails under way are finished. */
export function startMailLoop(payload: Payload): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function loop(): Promise<void> {
    let pauseMs = pollMs
    let isServerAway = false
    while (!signal.aborted) {
      const outcome = await sendDueMails(payload, signal).catch((err: unknown) => {
        logger.warn({ msg: 'The mails that are due cannot be read, trying again', err })
        return 'database away'
      })
      if ((outcome === 'server away') !== isServerAway && outcome !== 'database away') {
        isServerAway = !isServerAway
        logger.warn({
          msg: isServerAway
            ? 'The mail server takes no mails: they wait, and are tried again'
            : 'The mail server takes mails again, or none is due',
        })
      }
      pauseMs = outcome === 'none left' ? pollMs : Math.min(pauseMs * 2, longestPauseMs)
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }

  const looping = loop()
  return {
    stop: async () => {
      stopping.abort()
      await looping
      closeMailTransport()
    },
  }
}
