import type { CatalogueProfile } from '@/scripts/seed/catalogue'
import { seedPicture } from '@/scripts/seed/files'
import { homeDocument } from '@/scripts/seed/home-document'
import { seedNewsletter } from '@/scripts/seed/newsletter'
import type { Seeding } from '@/scripts/seed/seeding'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { slugs } from '@/src/core/slugs'
import type { FontFamily } from '@/src/core/theme/fonts'

/** The profile with its theme and its home page. Answers the profile's id. */
export async function seedSite(seeding: Seeding, entry: CatalogueProfile): Promise<string> {
  const { payload, req } = seeding
  const { avatar, ...profileData } = entry.profile
  const { id: profileId } = await payload.create({
    collection: slugs.profiles,
    data: {
      ...profileData,
      themeName: entry.theme.name,
      setUpAt: new Date().toISOString(),
      onlineSince: new Date().toISOString(),
    },
    req,
  })
  const { name } = entry.profile
  const picture = (art: string, alt: string) => seedPicture(seeding, { profileId, art, alt })
  const avatarId = await picture(avatar, name)
  const { name: themeName, fontFamily, ...theme } = entry.theme
  await payload.create({
    collection: slugs.themeSettings,
    data: {
      ...theme,
      fontFamily: fontFamily as FontFamily,
      avatar: avatarId,
      profile: profileId,
      _status: 'published',
    },
    req,
  })

  const { hero } = entry.home
  const behindName = `${name}: the picture behind the name`
  const heroImage = hero ? await picture(hero.art, behindName) : ''
  const heroImagePhone = hero?.phoneArt ? await picture(hero.phoneArt, behindName) : ''
  const home = {
    title: 'Home',
    pathname: '/',
    theme: themeName,
    layout: homeDocument(entry, { heroImage, heroImagePhone, avatar: avatarId }),
  }
  for (const page of [home, ...legalPages(name)]) {
    await payload.create({
      collection: slugs.pages,
      data: { ...page, profile: profileId, isUndeletable: true, rev: 0, _status: 'published' },
      req,
    })
  }
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile: profileId, name: 'Newsletter', doubleOptIn: true },
    req,
  })
  await seedNewsletter(seeding, { profileId, listId: list.id })
  return profileId
}
