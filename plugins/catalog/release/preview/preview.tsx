import { type ComponentProps, useMemo } from 'react'
import { Render } from '@/blocks/release/render'
import { definition } from '@/blocks/release/schema'
import styles from '@/plugins/catalog/release/preview/preview.module.css'
import { productOf } from '@/plugins/catalog/release/preview/product-of'
import { useRelease, useReleaseState } from '@/plugins/catalog/release/release-context'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText, StillLink } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Link = ComponentProps<typeof Render>['env']['Link']

const Anchor: Link = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
)

/** What a buyer will see of it, in the look of the site. It cannot be used. */
export function Preview() {
  const { site, pictures, id } = useRelease()
  const form = useReleaseState((state) => state.form)
  const songs = useReleaseState(({ stored }) => stored.songs)
  const release = useMemo(
    () => productOf({ id, form, songs, pictures, artist: site.profile.name }),
    [id, form, songs, pictures, site.profile.name],
  )
  const words = useMemo(
    () => (form.description?.root ? sanitizeRichText(form.description) : null),
    [form.description],
  )
  return (
    <section className={styles.frame} aria-label="What a buyer will see">
      <div inert>
        <SiteRoot theme={site.theme}>
          <Render
            props={definition.schema.parse({})}
            data={{ release }}
            context={site}
            env={{ editing: false, Link: Anchor }}
            rootProps={{}}
          />
          {words && !isEmptyRichText(words) && (
            <div className={styles.words}>
              <RichText doc={words} Link={StillLink} />
            </div>
          )}
        </SiteRoot>
      </div>
    </section>
  )
}
