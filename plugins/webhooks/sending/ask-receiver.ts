import { request as requestHttp } from 'node:http'
import type { request as requestHttps } from 'node:https'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import {
  askOutside,
  exchange,
  type OutsideAnswer,
  type Question,
} from '@/src/server/http/ask-outside'

const { answerBytes, answerSeconds } = studioLimits.webhooks
const words = ownerMessages.webhooks.problems

export type AskReceiver = (
  url: string,
  question: Required<Pick<Question, 'body' | 'headers'>> & Pick<Question, 'mostBytes'>,
  /** Somebody of the site entered the address. */
  isEntered?: boolean,
) => Promise<OutsideAnswer>

/** Sends something to a receiver. While developing also to one on the same machine. */
export function askReceiver({
  isGuarded = env().isProduction,
  ...given
}: Question & { isGuarded?: boolean } = {}): AskReceiver {
  return (url, question, isEntered = true) => {
    const { mostBytes = answerBytes, ...sent } = question
    const asked = { withinMs: answerSeconds * 1000, ...given, ...sent, mostBytes }
    return !(isGuarded && isEntered) && new URL(url).protocol === 'http:'
      ? exchange(url, { ...asked, request: requestHttp as typeof requestHttps })
      : askOutside(url, asked)
  }
}

/** Why an answer does not count, in words for the artist; empty when it does. */
export function problemWith({ status }: Pick<OutsideAnswer, 'status'>): string {
  if (status >= 200 && status < 300) {
    return ''
  }
  return status >= 300 && status < 400 ? words.redirect(status) : words.status(status)
}

/** Why nothing was answered. Nothing of the error itself is told: it names addresses of our network. */
export function whyUnanswered(error: unknown): string {
  const { name = '', message = '', code = '' } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError') {
    return words.late
  }
  if (/is not allowed/i.test(message)) {
    return words.private
  }
  if (/without encryption/i.test(message)) {
    return words.plain
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return words.unknownHost
  }
  if (code === 'ECONNREFUSED') {
    return words.refused
  }
  return /CERT|SSL|TLS|UNABLE_TO_VERIFY|EPROTO/.test(code) ? words.encryption : words.unreachable
}
