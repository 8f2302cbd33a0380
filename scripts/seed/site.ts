import type { CatalogueProfile } from '@/scripts/seed/catalogue'
import { seedPicture } from '@/scripts/seed/files'
import { homeDocument } from '@/scripts/seed/home-document'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'
import type { FontFamily } from '@/src/core/theme/fonts'

/** The profile with its theme and its home page. Answers the profile's id. */
export async function seedSite(seeding: Seeding, entry: CatalogueProfile): Promise<string> {
  const { payload, req } = seeding
  const { avatar, ...profileData } = entry.profile
  const { id: profileId } = await payload.create({
    collection: slugs.profiles,
    data: { ...profileData, themeName: entry.theme.name },
    req,
  })
  const { name: _name, fontFamily, ...theme } = entry.theme
  await payload.create({
    collection: slugs.themeSettings,
    data: { ...theme, fontFamily: fontFamily as FontFamily, profile: profileId },
    req,
  })

  const { hero } = entry.home
  const picture = (art: string) =>
    seedPicture(seeding, {
      profileId,
      art,
      alt: `${entry.profile.name}: the picture behind the name`,
    })
  const heroImage = await picture(hero.art)
  const heroImagePhone = hero.phoneArt ? await picture(hero.phoneArt) : ''
  await payload.create({
    collection: slugs.pages,
    data: {
      profile: profileId,
      title: 'Home',
      pathname: '/',
      isUndeletable: true,
      rev: 0,
      layout: homeDocument(entry, { heroImage, heroImagePhone }),
      _status: 'published',
    },
    req,
  })
  return profileId
}
