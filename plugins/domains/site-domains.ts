import type { PayloadRequest } from 'payload'
import type { DomainFields, DomainView } from '@/src/core/contracts/pages/domains'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { domainProof } from '@/src/core/urls/domain-proof'
import { wwwTwin } from '@/src/core/urls/host'
import type { Domain } from '@/src/payload-types'
import { cacheTags, profileIdOf, revalidateTags } from '@/src/server/caching/cache-tags'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

type OfSite = { profileId: string }
type One = OfSite & { domainId: string }

/** The domains of a site as who asks may see them, oldest first; one of the proved ones is primary. */
export async function loadDomains(
  req: PayloadRequest,
  { profileId }: OfSite,
): Promise<DomainView[]> {
  const { docs } = await req.payload.find({
    collection: slugs.domains,
    where: { profile: { equals: profileId } },
    sort: 'createdAt',
    pagination: false,
    ...asOwner(req),
  })
  const proved = docs.filter(({ provedAt }) => provedAt)
  const primary = proved.find(({ isPrimary }) => isPrimary) ?? proved[0]
  const hosts = new Set(docs.map(({ host }) => host))
  return docs.map((domain) => {
    const shown = viewOf(domain)
    const isTwinOwn = shown.twin !== null && hosts.has(shown.twin)
    return { ...shown, isPrimary: domain === primary, ...(isTwinOwn && { twin: null }) }
  })
}

/** One, as if it were the only one of its site. */
export function viewOf(domain: Domain): DomainView {
  const { id, host, provedAt, missingSince, checkedAt } = domain
  return {
    id,
    host,
    state: !provedAt ? 'waiting' : missingSince ? 'missing' : 'proved',
    missingSince: missingSince ?? null,
    checkedAt: checkedAt ?? null,
    isPrimary: Boolean(provedAt),
    records: [
      { type: 'TXT', ...domainProof(host, profileIdOf(domain)) },
      { type: 'CNAME', name: host, value: env().rootDomain },
    ],
    twin: wwwTwin(host),
  }
}

/** @throws {AppError} for what `refuse-unfit.ts` says */
export async function addDomain(
  req: PayloadRequest,
  { profileId, host }: OfSite & DomainFields,
): Promise<{ id: string }> {
  const { id } = await req.payload.create({
    collection: slugs.domains,
    data: { profile: profileId, host },
    ...asOwner(req),
  })
  return { id }
}

/** @throws {AppError} `NOT_FOUND` for one of another site, `CONFLICT` for one that is not proved */
export async function makePrimary(
  req: PayloadRequest,
  { profileId, domainId }: One,
): Promise<void> {
  const { host } = await requireDomain(req, { profileId, domainId })
  await withTx(req, async () => {
    const rows = await runSql(req)<{ id: string }>`
      update domains set is_primary = (id = ${domainId}), updated_at = now()
      where profile_id = ${profileId}
        and exists (select 1 from domains d where d.id = ${domainId} and d.proved_at is not null)
      returning id`
    if (rows.length === 0) {
      throw new AppError('CONFLICT', { message: ownerMessages.domains.notProved })
    }
    await revalidateTags(req, cacheTags.hosts())
    await recordAudit(req, {
      action: 'domain_made_primary',
      profileId,
      summary: ownerMessages.audit.domainMadePrimary(host),
      target: { collection: slugs.domains, id: domainId, label: host },
    })
  })
}

/** @throws {AppError} `NOT_FOUND` for one of another site */
export async function removeDomain(
  req: PayloadRequest,
  { profileId, domainId }: One,
): Promise<void> {
  const { id } = await requireDomain(req, { profileId, domainId })
  await req.payload.delete({ collection: slugs.domains, id, ...asOwner(req) })
}

async function requireDomain(req: PayloadRequest, { profileId, domainId }: One): Promise<Domain> {
  const domain = await requireOwnDocument(req, slugs.domains, domainId)
  if (profileIdOf(domain) !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  return domain
}
