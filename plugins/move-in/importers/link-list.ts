import { createHash } from 'node:crypto'
import type { Importer } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

const { linkLabelMax, linkMax } = studioLimits.moveIn
const { rowsMax } = limits.linkList

export const linkList: Importer = {
  id: 'link-list',
  source: 'Linktree, Spotify and others',
  title: 'Links',
  makes: 'A page of links',
  steps: [
    'Open your page of links, or the list of your profiles.',
    'Copy each name with its address, one per line: “Spotify https://open.spotify.com/artist/…”.',
    'The name may also be on the line above its address.',
  ],
  accepts: ['paste'],
  read: async function* (file) {
    const links = readLinks(await file.text())
    if (links.length === 0) {
      throw refuseFile(ownerMessages.moveIn.noLinks)
    }
    const kept = links.slice(0, rowsMax)
    const all = JSON.stringify(kept)
    yield {
      // The same links are the same page, whenever they are pasted.
      key: createHash('sha256').update(all).digest('hex'),
      title: `A page of ${kept.length === 1 ? 'one link' : `${kept.length} links`}`,
      make: { kind: 'links', title: 'Links', links: kept },
      remarks:
        kept.length < links.length ? [`Only the first ${rowsMax} of ${links.length} links`] : [],
    }
  },
}

const address = /(?:https?:\/\/|www\.)\S+|(?<![\w@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?(?!\S*@)/i

type Link = { label: string; href: string }

/** Names and addresses, each address once. */
export function readLinks(text: string): Link[] {
  const links = new Map<string, Link>()
  let above = ''
  for (const line of text.split(/\r?\n/)) {
    const found = address.exec(line)
    const href = found && hrefOf(found[0])
    if (!found || !href) {
      above = line.trim() || above
      continue
    }
    const beside = (line.slice(0, found.index) + line.slice(found.index + found[0].length))
      .replace(/[[\]()<>|*]/g, ' ')
      .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')
    const label = (beside || above || new URL(href).hostname.replace(/^www\./, '')).trim()
    if (!links.has(href)) {
      links.set(href, { label: cutText(label, linkLabelMax), href })
    }
    above = ''
  }
  return [...links.values()]
}

/** Null for what is no address of the web. */
function hrefOf(written: string): string | null {
  const bare = written.replace(/[)\]>,;.]+$/, '')
  try {
    const url = new URL(/^https?:/i.test(bare) ? bare : `https://${bare}`)
    return url.hostname.includes('.') && url.href.length <= linkMax ? url.href : null
  } catch {
    return null
  }
}
