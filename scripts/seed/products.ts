import type {
  CatalogueDelivery,
  CatalogueProduct,
  CatalogueTrack,
  CatalogueVariant,
} from '@/scripts/seed/catalogue'
import { seedBonus, seedOriginal, seedPicture, seedPreview } from '@/scripts/seed/files'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'

export async function seedProducts(
  seeding: Seeding,
  profileId: string,
  products: readonly CatalogueProduct[],
): Promise<void> {
  for (const product of products) {
    await seedProduct(seeding, profileId, product)
  }
}

async function seedProduct(
  seeding: Seeding,
  profileId: string,
  {
    key: _key,
    images,
    variants,
    tracks,
    featured,
    descriptionHtml,
    delivery,
    ...product
  }: CatalogueProduct,
): Promise<void> {
  const pictures = new Map<string, string>()
  for (const art of new Set([...images, ...variants.flatMap(({ image }) => image ?? [])])) {
    const alt =
      product.category === 'Music' ? `Cover of ${product.title}` : `Picture of ${product.title}`
    pictures.set(art, await seedPicture(seeding, { profileId, art, alt }))
  }
  const { id: productId } = await seeding.payload.create({
    collection: slugs.products,
    data: {
      ...product,
      description: richTextFromHtml(descriptionHtml),
      profile: profileId,
      media: images.flatMap((art) => pictures.get(art) ?? []),
      isFeatured: featured,
      isPublished: true,
    },
    req: seeding.req,
  })
  for (const [position, variant] of variants.entries()) {
    await seedVariant(seeding, { profileId, productId, position, pictures }, variant)
  }
  for (const [index, track] of tracks.entries()) {
    await seedTrack(seeding, { profileId, productId, position: index + 1 }, track)
  }
  await seedDelivery(seeding, { profileId, productId }, delivery)
}

/** What comes with a release besides its songs, and codes that give it away. */
async function seedDelivery(
  seeding: Seeding,
  { profileId, productId }: Omit<Place, 'position'>,
  { bonus, codes }: CatalogueDelivery = {},
): Promise<void> {
  if (bonus) {
    await seedBonus(seeding, { profileId, productId, ...bonus })
  }
  if (codes) {
    await seeding.payload.create({
      collection: slugs.downloadCodeBatches,
      data: { ...codes, profile: profileId, product: productId },
      req: seeding.req,
    })
  }
}

type Place = { profileId: string; productId: string; position: number }

async function seedVariant(
  { payload, req }: Seeding,
  { profileId, productId, position, pictures }: Place & { pictures: Map<string, string> },
  { key: _key, color, image, ...variant }: CatalogueVariant,
): Promise<void> {
  await payload.create({
    collection: slugs.variants,
    data: {
      ...variant,
      profile: profileId,
      product: productId,
      position,
      colorName: color?.name,
      colorHex: color?.hex,
      stockHeld: 0,
      media: image ? [pictures.get(image)].filter((id) => id !== undefined) : [],
    },
    req,
  })
}

async function seedTrack(
  seeding: Seeding,
  { profileId, productId, position }: Place,
  { key, ...track }: CatalogueTrack,
): Promise<void> {
  await seeding.payload.create({
    collection: slugs.tracks,
    data: {
      ...track,
      profile: profileId,
      product: productId,
      position,
      preview: await seedPreview(seeding, { profileId, key }),
      original: await seedOriginal(seeding, { profileId, key }),
    },
    req: seeding.req,
  })
}
