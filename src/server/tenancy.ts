import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import type { Pool } from 'pg'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { normaliseHost, siteAddressOf } from '@/src/core/urls/host'
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
  const { db } = await getPayloadClient()
  const { pool } = db as unknown as PostgresAdapter
  return (await siteLookup(pool as Pool, rootDomain)(address)) !== null
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
  const address = siteAddressOf(host, env().rootDomain)
  if (address?.kind === 'root') {
    return findProfile({ isDefault: { equals: true } })
  }
  if (address?.kind === 'slug') {
    return findProfile({ slug: { equals: address.slug } })
  }
  return address && findByDomain(address.host)
}

/** Claims to a host are worth nothing until a record of the domain proves them. */
const isProved: Where = { provedAt: { exists: true } }

async function findByDomain(host: string): Promise<Tenant | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.domains,
    where: { and: [{ host: { equals: host } }, isProved] },
    select: { profile: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const profileId = docs[0]?.profile
  return profileId ? findProfile({ id: { equals: profileId } }) : null
}

async function findProfile(where: Where): Promise<Tenant | null> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.profiles,
    where,
    select: { slug: true, onlineSince: true },
    limit: 1,
    depth: 0,
    sort: 'createdAt',
    pagination: false,
    overrideAccess: true,
  })
  const [profile] = docs
  return profile
    ? { profileId: String(profile.id), slug: profile.slug, isOnline: Boolean(profile.onlineSince) }
    : null
}

/** Every host that a profile's site answers at; none for an unknown profile. */
export async function siteHosts(profileId: string): Promise<readonly string[]> {
  return cached(['site-hosts', profileId], [cacheTags.hosts()], () => findHosts(profileId))
}

async function findHosts(profileId: string): Promise<readonly string[]> {
  const { rootDomain } = env()
  const payload = await getPayloadClient()
  const [profile, atRoot, own] = await Promise.all([
    findProfile({ id: { equals: profileId } }),
    resolveHost(rootDomain),
    payload.find({
      collection: slugs.domains,
      where: { and: [{ profile: { equals: profileId } }, isProved] },
      select: { host: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
  ])
  return [
    ...(profile ? [`${profile.slug}.${rootDomain}`] : []),
    ...(atRoot?.profileId === profileId ? [rootDomain] : []),
    ...own.docs.map(({ host }) => host),
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
  const payload = await getPayloadClient()
  const profile = await findProfile({ id: { equals: profileId } })
  const own = await payload.find({
    collection: slugs.domains,
    where: { and: [{ profile: { equals: profileId } }, isProved] },
    select: { host: true },
    limit: 1,
    depth: 0,
    sort: ['-isPrimary', 'createdAt'],
    pagination: false,
    overrideAccess: true,
  })
  const host = own.docs[0]?.host ?? (profile && `${profile.slug}.${rootDomain}`)
  return host ? `${protocol}//${host}${port && `:${port}`}` : null
}
