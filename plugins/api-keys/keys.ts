import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { KeyScope } from '@/src/core/access/key-scopes'
import type {
  ApiKeyView,
  KeysAnswer,
  NewKeyAnswer,
  NewKeyBody,
} from '@/src/core/contracts/owner-api/keys'
import { AppError } from '@/src/core/errors'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { lockDocument, waitForTurn } from '@/src/server/database/locks'
import { requireOwner } from '@/src/server/owner'
import { hashOfKey, keyPrefix } from '@/src/server/owner-api/api-key'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

const { perSite } = studioLimits.apiKeys

type Row = Omit<ApiKeyView, 'createdAt' | 'lastUsedAt' | 'expiresAt'> & {
  scopes: KeyScope[]
  createdAt: Date | string
  lastUsedAt: Date | string | null
  expiresAt: Date | string | null
}

const iso = (at: Date | string | null) => at && new Date(at).toISOString()

/** The keys of a site that were not revoked, the newest first. With the system's rights: ask first who may see them. */
export async function loadKeys(req: PayloadRequest, profileId: string): Promise<KeysAnswer> {
  const rows = await runSql(req)<Row>`
    select k.id, k.name, k.start, k.scopes, k.created_at as "createdAt",
      coalesce(u.name, '') as "createdBy", k.last_used_at as "lastUsedAt",
      k.expires_at as "expiresAt", coalesce(k.expires_at <= now(), false) as "isExpired"
    from api_keys k left join users u on u.id = k.created_by_id
    where k.profile_id = ${profileId} and k.revoked_at is null
    order by k.created_at desc, k.id`
  return {
    keys: rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      lastUsedAt: iso(row.lastUsedAt),
      expiresAt: iso(row.expiresAt),
    })),
    origins: await loadOrigins(req, profileId),
  }
}

async function loadOrigins(req: PayloadRequest, profileId: string): Promise<string[]> {
  const [site] = await runSql(req)<{ origins: string[] | null }>`
    select api_origins as origins from profiles where id = ${profileId}`
  return site?.origins ?? []
}

/** @throws {AppError} `CONFLICT` when the site has as many as it can */
export function makeKey(
  req: PayloadRequest,
  { profileId, name, scopes, until }: NewKeyBody & { profileId: string },
): Promise<NewKeyAnswer> {
  const key = `${keyPrefix}${randomBytes(24).toString('hex')}`
  return withTx(req, async () => {
    await waitForTurn(req, `api-keys:${profileId}`)
    const [held] = await runSql(req)<{ count: number }>`
      select count(*)::int as count from api_keys
      where profile_id = ${profileId} and revoked_at is null`
    if (!held || held.count >= perSite) {
      throw new AppError('CONFLICT', { message: apiKeyMessages.tooMany })
    }
    const { id } = await req.payload.create({
      collection: slugs.apiKeys,
      data: {
        profile: profileId,
        name,
        scopes,
        start: key.slice(0, keyPrefix.length + 4),
        keyHash: hashOfKey(key),
        createdBy: requireOwner(req).id,
        // The day is the last on which it works.
        expiresAt: until === '' ? null : `${until}T23:59:59.999Z`,
      },
      overrideAccess: true,
      depth: 0,
      req,
    })
    await recordAudit(req, {
      action: 'api_key_made',
      profileId,
      summary: ownerMessages.audit.keyMade(name),
      target: { collection: slugs.apiKeys, id, label: name },
      details: { scopes: scopes.join(', '), until: until || 'no end' },
    })
    return { id, key }
  })
}

/**
 * From now on, in every process, the key is none.
 *
 * @throws {AppError} `NOT_FOUND` for one that is revoked already, or of another site
 */
export function revokeKey(
  req: PayloadRequest,
  { profileId, keyId }: { profileId: string; keyId: string },
): Promise<void> {
  return withTx(req, async () => {
    const [revoked] = await runSql(req)<{ name: string }>`
      update api_keys set revoked_at = now(), updated_at = now()
      where id = ${keyId} and profile_id = ${profileId} and revoked_at is null returning name`
    if (!revoked) {
      throw new AppError('NOT_FOUND')
    }
    await recordAudit(req, {
      action: 'api_key_revoked',
      profileId,
      summary: ownerMessages.audit.keyRevoked(revoked.name),
      target: { collection: slugs.apiKeys, id: keyId, label: revoked.name },
    })
  })
}

/** Says whose pages may call what visitors can call. */
export function setOrigins(
  req: PayloadRequest,
  { profileId, origins }: { profileId: string; origins: string[] },
): Promise<void> {
  return withTx(req, async () => {
    await lockDocument(req, slugs.profiles, profileId)
    const before = await loadOrigins(req, profileId)
    await req.payload.update({
      collection: slugs.profiles,
      id: profileId,
      data: { apiOrigins: origins },
      overrideAccess: true,
      depth: 0,
      req,
    })
    await recordAudit(req, {
      action: 'api_origins_changed',
      profileId,
      summary: ownerMessages.audit.originsChanged,
      target: { collection: slugs.profiles, id: profileId, label: ownerMessages.apiKeys.title },
      details: { origins: { before: before.join(' '), after: origins.join(' ') } },
    })
  })
}
