import type { PayloadRequest, SanitizedPermissions, VisibleEntities } from 'payload'
import type { Sight } from '@/plugins/studio/nav/shown-sections'
import { isPlatformAdmin, mayAnywhere, ownedProfileIds } from '@/src/access/own-profile'

type Asked = {
  req: PayloadRequest
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
}

/** What somebody may see: lists by Payload's word, screens that are registered. */
export function sightOf({ req, permissions, visibleEntities }: Asked): Sight {
  const { config } = req.payload
  const collections = config.collections
    .filter(
      ({ slug, admin }) =>
        visibleEntities.collections.includes(slug) &&
        admin.group !== false &&
        permissions.collections?.[slug]?.read,
    )
    .map(({ slug, labels }) => [slug, wordsOf(labels.plural, req)] as const)
  const [onlySite, ...others] = isPlatformAdmin(req) ? [] : ownedProfileIds(req)
  const own = Object.values(config.admin.components.views ?? {}).flatMap(({ path }) => path ?? [])
  return {
    collections: new Map(collections),
    screens: new Set(['/', config.admin.routes.account, ...own]),
    maySee: (subject) =>
      !subject ||
      (subject === 'platform' ? isPlatformAdmin(req) : mayAnywhere(req, subject, 'read')),
    onlySite: others.length === 0 ? onlySite : undefined,
    adminPath: config.routes.admin,
  }
}

type Words =
  | string
  | Record<string, string>
  | ((asked: { i18n: PayloadRequest['i18n']; t: PayloadRequest['t'] }) => string)

function wordsOf(label: unknown, { i18n, t }: PayloadRequest): string {
  const words = label as Words
  if (typeof words === 'function') {
    return words({ i18n, t })
  }
  return typeof words === 'string' ? words : (words[i18n.language] ?? words.en ?? '')
}
