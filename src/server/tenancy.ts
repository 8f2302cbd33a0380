import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { normaliseHost, siteAddressOf } from '@/src/core/urls/host'
import { isUuid } from '@/src/core/uuid'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { siteLookup } from '@/src/server/caching/front/host-filter'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { noteScope } from '@/src/server/observability/request-scope'

export type Tenant = {
  profileId: string
  slug: string /** Visitors may see it. */
  isOnline: boolean
}

/**
 * The profile whose site answers at a host: the default one at the root domain, `<slug>.<root>`, or
 * one of the profile's own domains, once proved. Null for everyone else's hosts.
 */
export async function resolveHost(host: string): Promise<Tenant | null> {
  const name = normaliseHost(host)
  return name === null ? null : cached(['host', name], [cacheTags.hosts()], () => findTenant(name))
}

/** Whether a host is a site's, or leads on to one, see `host-filter.ts`: certificates are for both. */
export async function leadsToSite(host: string): Promise<boolean> {
  const { rootDomain } = env()
  const name = normaliseHost(host)
  const address = name && siteAddressOf(name, rootDomain)
  if (!address) {
    return false
  }
  return (await siteLookup(await databasePool(), rootDomain)(address)) !== null
}

/**
 * The tenant of a call. It comes from the host; a profile that the call names has to be the same one.
 *
 * @throws {AppError} `NOT_FOUND` for a host nobody owns, and for another profile's id
 */
export async function requireTenant(host: string, namedProfileId?: string): Promise<Tenant> {
  const tenant = await resolveHost(host)
  if (!tenant || (namedProfileId !== undefined && namedProfileId !== tenant.profileId)) {
    throw new AppError('NOT_FOUND')
  }
  noteScope({ site: tenant.profileId })
  return tenant
}

async function findTenant(host: string): Promise<Tenant | null> {
  const { rootDomain } = env()
  const address = siteAddressOf(host, rootDomain)
  const site = address && (await siteLookup(await databasePool(), rootDomain)(address))
  // A host that only leads on has no pages of its own.
  return site && !site.leadsTo
    ? { profileId: site.id, slug: site.slug, isOnline: site.isOnline }
    : null
}

/** Every host that a profile's site answers at; none for an unknown profile. */
export async function siteHosts(profileId: string): Promise<readonly string[]> {
  return cached(['site-hosts', profileId], [cacheTags.hosts()], () => findHosts(profileId))
}

async function findHosts(profileId: string): Promise<readonly string[]> {
  const { rootDomain } = env()
  const [{ slug, own }, atRoot] = await Promise.all([findNames(profileId), resolveHost(rootDomain)])
  return [
    ...(slug === null ? [] : [`${slug}.${rootDomain}`]),
    ...(atRoot?.profileId === profileId ? [rootDomain] : []),
    ...own,
  ]
}

/**
 * Where a profile's site lives, for links in mails: its primary domain if it has a proved one, else its address
 * below the root domain; with the scheme and port of the admin.
 *
 * @returns like `https://luna-vale.example.com`, null for an unknown profile
 */
export async function siteOrigin(profileId: string): Promise<string | null> {
  return cached(['origin', profileId], [cacheTags.hosts()], () => findOrigin(profileId))
}

async function findOrigin(profileId: string): Promise<string | null> {
  const { adminOrigin, rootDomain } = env()
  const { protocol, port } = new URL(adminOrigin)
  const { slug, own } = await findNames(profileId)
  const host = own[0] ?? (slug !== null && `${slug}.${rootDomain}`)
  return host ? `${protocol}//${host}${port && `:${port}`}` : null
}

/** A site's name below the root domain, null for an unknown profile, and its proved domains, the primary one first. */
async function findNames(profileId: string): Promise<{ slug: string | null; own: string[] }> {
  if (!isUuid(profileId)) {
    return { slug: null, own: [] }
  }
  const { rows } = await (await databasePool()).query<{ slug: string; host: string | null }>(
    `select p.slug, d.host from profiles p
     left join domains d on d.profile_id = p.id and d.proved_at is not null
     where p.id = $1 order by d.is_primary desc nulls last, d.created_at`,
    [profileId],
  )
  return { slug: rows[0]?.slug ?? null, own: rows.flatMap(({ host }) => host ?? []) }
}

async function databasePool(): Promise<Pool> {
  const { db } = await getPayloadClient()
  return (db as unknown as PostgresAdapter).pool as Pool
}
