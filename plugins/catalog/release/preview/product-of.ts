import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { productTextsOf } from '@/src/core/contracts/products/product-answers'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Given = {
  id: string
  form: ReleaseForm
  songs: ReleaseAnswer['songs']
  pictures: ReadonlyMap<string, MediaView>
  /** The name of the site, where the release names nobody. */
  artist: string
}

/** What is written, as the site would read it. */
export function productOf({ id, form, songs, pictures, artist: ownName }: Given): ProductDetail {
  const { download, editions, media } = form
  const artist = form.artist.trim() || ownName
  const prices = [
    ...(download.kind === 'none' ? [] : [download.kind === 'free' ? 0 : download.minor]),
    ...editions.filter(({ availability }) => availability !== 'inactive').map(({ minor }) => minor),
  ].map((minor) => Math.max(0, minor))
  const views = media.flatMap((mediaId) => pictures.get(mediaId) ?? [])
  return {
    id,
    title: form.title.trim() || ownerMessages.release.untitled,
    category: 'Music',
    kind: 'digital',
    artist,
    cover: views[0] ?? null,
    trackCount: songs.length,
    priceMinMinor: prices.length > 0 ? Math.min(...prices) : 0,
    priceMaxMinor: prices.length > 0 ? Math.max(...prices) : 0,
    payWhatYouWant: download.kind === 'open',
    isPlayable: songs.length > 0 && form.streaming !== 'none',
    reservedFor: '',
    waysIn: { tiers: [], isAccountEnough: false },
    ...productTextsOf(form),
    description: form.description,
    media: views,
    variants: [],
    tracks: songs.map(({ id: songId, title, artist: singer, durationSeconds }) => ({
      id: songId,
      title,
      artist: singer || artist,
      description: '',
      hasExplicitContent: false,
      isFeatured: false,
      durationSeconds,
      previewUrl: '',
    })),
  }
}
