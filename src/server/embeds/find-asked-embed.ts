import { Parser } from 'htmlparser2'
import { z } from 'zod'
import {
  type AskedEmbed,
  answeredEmbed,
  askedEmbed,
  type FoundEmbed,
  findEmbed,
} from '@/src/core/urls/embeds/find-embed'
import { type AskOutside, askOutside } from '@/src/server/http/ask-outside'

/** Short addresses may lead to others, but not for ever. */
const mostHops = 4

const oembedAnswer = z.object({ html: z.string().max(20_000) })

/**
 * What a page shows that only its provider can tell. Nobody is asked who is not in the table of providers, and only
 * players of the same one are taken; null for all else, failures among them.
 */
export async function findAskedEmbed(
  address: string,
  ask: AskOutside = askOutside,
): Promise<FoundEmbed | null> {
  let next = address
  for (let hop = 0; hop < mostHops; hop += 1) {
    const found = findEmbed(next)
    const asked = found ? null : askedEmbed(next)
    if (!asked) {
      return found
    }
    const answer = await ask(questionFor(asked)).catch(() => null)
    if (!answer) {
      return null
    }
    if (asked.by !== 'redirect') {
      const player = answer.status === 200 ? playerIn(asked, answer.text) : null
      return player ? answeredEmbed(asked, player) : null
    }
    next = URL.canParse(answer.location, asked.address)
      ? new URL(answer.location, asked.address).href
      : ''
  }
  return null
}

function questionFor({ address, by }: AskedEmbed): string {
  if (typeof by === 'string') {
    return address
  }
  const url = new URL(by.oembed)
  url.searchParams.set('url', address)
  url.searchParams.set('format', 'json')
  return url.href
}

/** The player's address in what the provider answered. */
function playerIn({ by }: AskedEmbed, text: string): string | null {
  if (by === 'page') {
    return firstIn(text, (name, { property, content }) =>
      name === 'meta' && property === 'og:video' ? content : undefined,
    )
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = oembedAnswer.safeParse(json)
  return data ? firstIn(data.html, (name, { src }) => (name === 'iframe' ? src : undefined)) : null
}

function firstIn(
  html: string,
  pick: (name: string, attributes: Record<string, string>) => string | undefined,
): string | null {
  let first: string | undefined
  const parser = new Parser({
    onopentag: (name, attributes) => {
      first ??= pick(name, attributes)
    },
  })
  parser.write(html)
  parser.end()
  return first ?? null
}
