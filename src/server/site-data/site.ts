import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { slugs } from '@/src/core/slugs'
import { shownHeaderLinks } from '@/src/core/theme/links'
import { headerOf } from '@/src/core/theme/registry'
import type { Theme, ThemeName } from '@/src/core/theme/schema'
import type { ThemeHeader } from '@/src/core/theme/site-theme'
import { themePresets } from '@/src/core/theme/theme-presets'
import type { Profile, ThemeSetting } from '@/src/payload-types'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { loadMedia } from '@/src/server/site-data/media'
import { idOf, themeFields, visitorRead } from '@/src/server/site-data/visitor-read'
import { resolveHost } from '@/src/server/tenancy'

/** What every page of a site shows. */
export type Site = {
  profile: { id: string; name: string; slug: string; tagline: string }
  /** Visitors may see it. */
  isOnline: boolean
  themeName: ThemeName
  header: ThemeHeader
  theme: Theme
  /** Players of other sites load without a visitor's asking. */
  playersAtOnce: boolean
  /** AI assistants are told about it at `/llms.txt`. */
  hasLlmsTxt: boolean
  /** The artist's picture. */
  avatar: MediaView | null
}

/** The site that answers at a host; null for hosts that nobody owns. */
export async function getSite(host: string): Promise<Site | null> {
  const tenant = await resolveHost(host)
  return tenant && getSiteOf(tenant.profileId)
}

/** The site of a profile; null when there is no such profile. */
export async function getSiteOf(profileId: string): Promise<Site | null> {
  const tags = [cacheTags.site(profileId), cacheTags.media(profileId)]
  return cached(['site', profileId], tags, () => loadSite(profileId))
}

/** What the artist of a site is called. Kept beside the site, which takes longer to read. */
export async function getArtistName(profileId: string): Promise<string> {
  const name = await cached(['profile-name', profileId], [cacheTags.site(profileId)], async () => {
    const { db } = await getPayloadClient()
    const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<{ name: string }>(
      sql`select name from profiles where id = ${profileId}`,
    )
    return rows[0]?.name ?? null
  })
  return name ?? ''
}

async function loadSite(profileId: string): Promise<Site | null> {
  const payload = await getPayloadClient()
  const [profiles, settings] = await Promise.all([
    payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      limit: 1,
      ...visitorRead,
    }),
    payload.find({
      collection: slugs.themeSettings,
      where: { profile: { equals: profileId } },
      select: themeFields,
      limit: 1,
      ...visitorRead,
    }),
  ])
  const [profile] = profiles.docs
  if (!profile) {
    return null
  }
  const [setting] = settings.docs
  const logoId = idOf(setting?.logo)
  const avatarId = idOf(setting?.avatar)
  const media = await loadMedia(
    profileId,
    [logoId, avatarId].filter((id) => id !== null),
  )
  return {
    ...toSite(profile, setting, media.get(logoId ?? '')?.url ?? ''),
    avatar: media.get(avatarId ?? '') ?? null,
  }
}

function toSite(
  profile: Profile,
  setting: ThemeSetting | undefined,
  logo: string,
): Omit<Site, 'avatar'> {
  const { id, name, slug, themeName } = profile
  const theme = toTheme(setting, logo)
  return {
    profile: { id, name, slug, tagline: profile.tagline ?? '' },
    isOnline: Boolean(profile.onlineSince),
    themeName,
    playersAtOnce: profile.playersAtOnce === true,
    hasLlmsTxt: profile.hasLlmsTxt === true,
    header: headerOf(themeName),
    theme: { ...theme, headerLinks: shownHeaderLinks(theme.headerLinks) },
  }
}

/** What is stored as a theme, links without an address among it; without any, the first look. */
export function toTheme(setting: ThemeSetting | undefined, logo: string): Theme {
  const look = setting ?? themePresets.midnight
  return {
    colors: look.colors,
    cornerRadius: look.cornerRadius,
    fontFamily: look.fontFamily,
    logo,
    headerLinks: (setting?.headerLinks ?? []).map(({ label, href }) => ({ label, href })),
    socialLinks: (setting?.socialLinks ?? []).map(({ icon, href }) => ({ icon, href })),
    pluginSettings: (setting?.pluginSettings ?? {}) as Theme['pluginSettings'],
  }
}
