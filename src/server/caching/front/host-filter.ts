import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { type SiteAddress, siteAddressOf, wwwTwin } from '@/src/core/urls/host'
import { measureGauge } from '@/src/server/observability/metrics'

const freshMs = 2000
const maxHosts = 10_000

/** @property id of the profile */
export type SiteAtHost = {
  id: string
  slug: string
  isOnline: boolean
  /** Whose pages may call what visitors can call. */
  origins?: readonly string[]
  /** The host that requests are led on to, where the site is asked for at another than its own. */
  leadsTo?: string | null
}

/** @property site null where there is none */
type Known = { site: SiteAtHost | null; readAtMs: number }

export type HostFilter = {
  /**
   * The site that answers at the (normalised) host, null where no site does. While the database is away, hosts
   * that were known stay known.
   *
   * @throws when the database is away and the host is new
   */
  siteAt: (host: string) => Promise<SiteAtHost | null>
  /** Makes the next question ask the database. */
  forget: () => void
}

type Options = {
  rootDomain: string
  find: (address: SiteAddress) => Promise<SiteAtHost | null>
  now?: () => number
}

/**
 * Knows which hosts have a site, at most two seconds behind the database. Bounded, because anybody
 * can make up hosts: the ones asked for longest ago are dropped.
 */
export function createHostFilter({ rootDomain, find, now = Date.now }: Options): HostFilter {
  const known = new LRUCache<string, Known>({ max: maxHosts })
  measureGauge('bandstand_known_hosts', () => known.size)
  const asking = new Map<string, Promise<SiteAtHost | null>>()

  async function ask(host: string): Promise<SiteAtHost | null> {
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
export function siteLookup(
  pool: Pool,
  rootDomain: string,
): (address: SiteAddress) => Promise<SiteAtHost | null> {
  return async (address) => {
    const { text, values } = queryFor(address, rootDomain)
    const { rows } = await pool.query<SiteAtHost>(text, values)
    return rows[0] ?? null
  }
}

const columns = `select p.id, p.slug, p.online_since is not null as "isOnline",
  coalesce(p.api_origins, '[]') as origins`

function queryFor(address: SiteAddress, rootDomain: string): { text: string; values: string[] } {
  switch (address.kind) {
    case 'root':
      return {
        text: `${columns} from profiles p where p.is_default
          order by p.created_at limit 1`,
        values: [],
      }
    case 'slug':
      return {
        // A former address leads on for as long as no other site has it.
        text: `(${columns}, null as "leadsTo" from profiles p where p.slug = $1)
          union all (${columns}, p.slug || '.' || $2 from profiles p
            where p.former_slugs @> to_jsonb($1::text) order by p.updated_at desc)
          limit 1`,
        values: [address.slug, rootDomain],
      }
    case 'domain':
      return {
        text: `${columns}, case when d.host <> $1 then d.host end as "leadsTo"
          from domains d join profiles p on p.id = d.profile_id
          where d.host in ($1, $2) and d.proved_at is not null order by d.host <> $1 limit 1`,
        values: [address.host, wwwTwin(address.host) ?? address.host],
      }
  }
}
