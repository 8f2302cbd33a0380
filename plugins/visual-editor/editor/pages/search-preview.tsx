import { useEffect, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/pages/search-preview.module.css'
import { pictureUrl } from '@/plugins/visual-editor/editor/theme/theme-api'
import { EyeOff } from '@/src/admin/ui/icons'
import type { SiteCard } from '@/src/core/contracts/pages/page-answers'

type Props = {
  card: SiteCard
  pathname: string
  title: string
  description: string
  /** Media id; empty for none. */
  image: string
  isHidden: boolean
}

/** The page as a search result, and as a card where somebody shares it. */
export function SearchPreview({ card, pathname, title, description, image, isHidden }: Props) {
  const picture = usePicture(image) || card.picture
  const host = hostOf(card.origin)
  const trail = [host, ...pathname.split('/').filter(Boolean)].join(' › ')
  return (
    <div className={styles.previews}>
      {isHidden ? (
        <p className={styles.hiddenNote}>
          <EyeOff size={16} aria-hidden />
          Search engines are asked to leave this page out.
        </p>
      ) : (
        <figure aria-label="As a search result" className={styles.result}>
          <cite>{trail}</cite>
          <b>{title}</b>
          <p>{description}</p>
        </figure>
      )}
      <figure aria-label="As a shared card" className={styles.card}>
        {/* biome-ignore lint/performance/noImgElement: a small picture of the admin's own */}
        {picture && <img src={picture} alt="" loading="lazy" />}
        <cite>{host}</cite>
        <b>{title}</b>
        <p>{description}</p>
      </figure>
    </div>
  )
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host
  } catch {
    return ''
  }
}

/** Address of a picture of the site; empty until it is known. */
function usePicture(id: string): string {
  const { apiPath } = useBuilder()
  const [found, setFound] = useState({ id: '', url: '' })
  useEffect(() => {
    let isCurrent = true
    if (id !== '') {
      void pictureUrl(apiPath, id).then((url) => isCurrent && setFound({ id, url }))
    }
    return () => {
      isCurrent = false
    }
  }, [apiPath, id])
  return found.id === id ? found.url : ''
}
