import { type ComponentProps, useDeferredValue, useMemo } from 'react'
import { Render } from '@/blocks/release/render'
import { definition } from '@/blocks/release/schema'
import { PreviewDescription } from '@/plugins/catalog/product/preview-description'
import { PreviewFrame } from '@/plugins/catalog/product/preview-frame'
import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { productOf } from '@/plugins/catalog/release/preview/product-of'
import { useReleaseState } from '@/plugins/catalog/release/release-context'

type Link = ComponentProps<typeof Render>['env']['Link']

const Anchor: Link = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
)

/** The release as its block shows it, with its words below. */
export function Preview() {
  const { site, pictures, id } = useProduct()
  const form = useReleaseState((state) => state.form)
  const songs = useReleaseState(({ stored }) => stored.songs)
  const release = useMemo(
    () => productOf({ id, form, songs, pictures, artist: site.profile.name }),
    [id, form, songs, pictures, site.profile.name],
  )
  // Behind what is written: it may have hundreds of songs.
  const shown = useDeferredValue(release)
  const block = useMemo(
    () => (
      <Render
        props={definition.schema.parse({})}
        data={{ release: shown }}
        context={site}
        env={{ editing: false, Link: Anchor }}
        rootProps={{}}
      />
    ),
    [shown, site],
  )
  return (
    <PreviewFrame>
      {block}
      <PreviewDescription className={styles.words} />
    </PreviewFrame>
  )
}
