import { Link } from '@payloadcms/ui'
import styles from '@/plugins/catalog/music-list/music-list.module.css'
import { musicPath } from '@/src/admin/studio-paths'
import { Disc3, Star } from '@/src/admin/ui/icons'
import type { ListedRelease } from '@/src/core/contracts/products/release-answers'
import type { ProductState } from '@/src/core/contracts/products/product-form'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice, priceText } from '@/src/core/money'

const stateLabels: Readonly<Record<ProductState, string>> = {
  'on-sale': 'On sale',
  scheduled: 'Planned',
  draft: 'Draft',
  off: 'Taken off',
}

type Props = {
  release: ListedRelease
  adminPath: string
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

export function ReleaseCard({ release, adminPath, isPicked, onPick }: Props) {
  const { id, title, cover, state, songs, sold, isFeatured } = release
  const small = cover?.sizes.find(({ width }) => width >= 400) ?? cover
  return (
    <li className={styles.card} data-picked={isPicked}>
      <Link href={`${adminPath}${musicPath}/${id}`} className={styles.cover} prefetch={false}>
        {small ? (
          // biome-ignore lint/performance/noImgElement: pictures of the artist come in sizes of their own
          <img src={small.url} alt="" loading="lazy" />
        ) : (
          <Disc3 size={40} strokeWidth={1.25} aria-hidden />
        )}
        <b>{title === ownerMessages.release.untitled ? <i>{title}</i> : title}</b>
      </Link>
      <p className={styles.facts}>
        <span className={styles.state} data-state={state}>
          {stateLabels[state]}
        </span>
        {isFeatured && <Star size={14} aria-label="Featured" />}
        <span>{priceWords(release)}</span>
      </p>
      <p className={styles.facts}>
        <span>{songs === 1 ? '1 song' : `${songs} songs`}</span>
        {sold !== null && <span>{sold} sold</span>}
      </p>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={`Choose ${title}`}
          checked={isPicked}
          onChange={({ target }) => onPick(target.checked)}
        />
      </label>
    </li>
  )
}

function priceWords(release: ListedRelease): string {
  if (release.payWhatYouWant) {
    return `${formatPrice(release.priceMinMinor)} or more`
  }
  return release.priceMaxMinor === 0 ? 'Free' : priceText(release)
}
