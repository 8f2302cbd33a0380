import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type SiteAddress, siteAddressOf } from '@/src/core/urls/host'
import { measureGauge } from '@/src/server/observability/metrics'

const freshMs = 2000
const maxHosts = 10_000

/** @property site id of the profile, null where there is none */
type Known = { site: string | null; readAtMs: number }

export type HostFilter = {
  /**
   * Id of the profile whose site answers at the (normalised) host, null for nobody's. While the database is away, hosts
   * that were known stay known.
   *
   * @throws when the database is away and the host is new
   */
  siteAt: (host: string) => Promise<string | null>
  /** Makes the next question ask the database. */
  forget: () => void
}

type Options = {
  rootDomain: string
  find: (address: SiteAddress) => Promise<string | null>
  now?: () => number
}

/**
 * Knows which hosts have a site, at most two seconds behind the database. Bounded, because anybody
 * can make up hosts: the ones asked for longest ago are dropped.
 */
export function createHostFilter({ rootDomain, find, now = Date.now }: Options): HostFilter {
  const known = new LRUCache<string, Known>({ max: maxHosts })
  measureGauge('bandstand_known_hosts', () => known.size)
  const asking = new Map<string, Promise<string | null>>()

  async function ask(host: string): Promise<string | null> {
    const address = siteAddressOf(host, rootDomain)
    const readAtMs = now()
    const site = address && (await find(address))
    known.set(host, { site, readAtMs })
    return site
  }

  return {
    siteAt: async (host) => {
      const former = known.get(host)
      if (former && now() - former.readAtMs < freshMs) {
        return former.site
      }
      const current = asking.get(host) ?? ask(host).finally(() => asking.delete(host))
      asking.set(host, current)
      try {
        return await current
      } catch (error) {
        if (former?.site) {
          return former.site
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
export function siteLookup(pool: Pool): (address: SiteAddress) => Promise<string | null> {
  return async (address) => {
    const { text, values } = queryFor(address)
    const { rows } = await pool.query<{ id: string }>(text, values)
    return rows[0]?.id ?? null
  }
}

function queryFor(address: SiteAddress): { text: string; values: string[] } {
  switch (address.kind) {
    case 'root':
      return { text: 'select id from profiles where is_default limit 1', values: [] }
    case 'slug':
      return {
        text: 'select id from profiles where slug = $1',
        values: [address.slug],
      }
    case 'domain':
      return {
        text: 'select profile_id as id from domains where host = $1 and proved_at is not null',
        values: [address.host],
      }
  }
}
