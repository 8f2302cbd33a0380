import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type SiteAddress, siteAddressOf } from '@/src/core/urls/host'

const freshMs = 2000
const maxHosts = 10_000

type Known = { hasSite: boolean; readAtMs: number }

export type HostFilter = {
  /**
   * Whether somebody's site answers at the (normalised) host. While the database is away, hosts
   * that were known stay known.
   *
   * @throws when the database is away and the host is new
   */
  hasSite: (host: string) => Promise<boolean>
  /** Makes the next question ask the database. */
  forget: () => void
}

type Options = {
  rootDomain: string
  exists: (address: SiteAddress) => Promise<boolean>
  now?: () => number
}

/**
 * Knows which hosts have a site, at most two seconds behind the database. Bounded, because anybody
 * can make up hosts: the ones asked for longest ago are dropped.
 */
export function createHostFilter({ rootDomain, exists, now = Date.now }: Options): HostFilter {
  const known = new LRUCache<string, Known>({ max: maxHosts })
  const asking = new Map<string, Promise<boolean>>()

  async function ask(host: string): Promise<boolean> {
    const address = siteAddressOf(host, rootDomain)
    const readAtMs = now()
    const hasSite = address !== null && (await exists(address))
    known.set(host, { hasSite, readAtMs })
    return hasSite
  }

  return {
    hasSite: async (host) => {
      const former = known.get(host)
      if (former && now() - former.readAtMs < freshMs) {
        return former.hasSite
      }
      const current = asking.get(host) ?? ask(host).finally(() => asking.delete(host))
      asking.set(host, current)
      try {
        return await current
      } catch (error) {
        if (former?.hasSite) {
          return true
        }
        throw error
      }
    },
    forget: () => {
      for (const entry of known.values()) {
        entry.readAtMs = Number.NEGATIVE_INFINITY
      }
    },
  }
}

/** Asks the tables directly: this runs before Next and must not need Payload. */
export function siteLookup(pool: Pool): (address: SiteAddress) => Promise<boolean> {
  return async (address) => {
    const { text, values } = queryFor(address)
    const { rows } = await pool.query<{ found: boolean }>(text, values)
    return rows[0]?.found === true
  }
}

function queryFor(address: SiteAddress): { text: string; values: string[] } {
  switch (address.kind) {
    case 'root':
      return { text: 'select exists (select from profiles where is_default) as found', values: [] }
    case 'slug':
      return {
        text: 'select exists (select from profiles where slug = $1) as found',
        values: [address.slug],
      }
    case 'domain':
      return {
        text: 'select exists (select from domains where host = $1) as found',
        values: [address.host],
      }
  }
}
