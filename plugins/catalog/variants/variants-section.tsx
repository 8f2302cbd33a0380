import { useMemo } from 'react'
import { VariantGrid } from '@/plugins/catalog/variants/grid/variant-grid'
import { Colours } from '@/plugins/catalog/variants/options/colours'
import { Sizes } from '@/plugins/catalog/variants/options/sizes'
import { useVariants, type VariantsOf } from '@/plugins/catalog/variants/use-variants'
import styles from '@/plugins/catalog/variants/variants-section.module.css'
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import controls from '@/src/admin/ui/controls.module.css'
import type { DeliveryType } from '@/src/core/choices/product-choices'

/** What a piece of merch comes in, what each costs and how many there are. */
export function VariantsSection(props: VariantsOf) {
  const { apiPath, profileId } = props
  const variants = useVariants(props)
  const { matrix, phase, message, setMessage, edit } = variants
  const library = useMemo(
    () =>
      createMediaLibrary({
        apiPath,
        profileId,
        announce: setMessage,
        tell: setMessage,
        onChanged: () => {},
      }),
    [apiPath, profileId, setMessage],
  )

  if (phase === 'loading') {
    return (
      <section className={`${controls.tokens} ${controls.chrome} ${styles.section}`} aria-busy>
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
        <span className={styles.skeleton} data-size="grid" />
      </section>
    )
  }
  if (phase === 'failed') {
    return (
      <section className={`${controls.tokens} ${controls.chrome} ${styles.section}`}>
        <p role="alert">{message}</p>
        <button type="button" className={controls.button} onClick={variants.loadAnew}>
          Try again
        </button>
      </section>
    )
  }
  const options = { matrix, edit, tell: setMessage }
  return (
    <MediaLibraryProvider value={library}>
      <section
        className={`${controls.tokens} ${controls.chrome} ${styles.section}`}
        aria-label="Variants"
      >
        <h2>Variants</h2>
        <Colours {...options} />
        <Sizes {...options} />
        <Delivery {...options} />
        <VariantGrid {...variants} {...options} />
        <div className={styles.bar}>
          <p role="status" data-phase={phase}>
            {message || (variants.isDirty ? 'Not saved yet' : '')}
          </p>
          {phase === 'conflict' ? (
            <>
              <button type="button" className={controls.button} onClick={variants.loadAnew}>
                Load the others
              </button>
              <button
                type="button"
                className={controls.button}
                data-kind="primary"
                onClick={() => void variants.saveOver()}
              >
                Save mine
              </button>
            </>
          ) : (
            <button
              type="button"
              className={controls.button}
              data-kind="primary"
              disabled={phase === 'saving' || !variants.isDirty}
              onClick={variants.save}
            >
              Save variants
            </button>
          )}
        </div>
      </section>
    </MediaLibraryProvider>
  )
}

type DeliveryProps = Pick<ReturnType<typeof useVariants>, 'matrix' | 'edit'>

const ways: Readonly<Record<DeliveryType, string>> = {
  shipping: 'By post',
  pickup: 'Picked up',
  digital: 'Download',
}

/** How buyers get it, for all at once. */
function Delivery({ matrix, edit }: DeliveryProps) {
  const used = new Set(matrix.rows.map(({ deliveryType }) => deliveryType))
  const shown = (Object.keys(ways) as DeliveryType[]).filter(
    (way) => way !== 'digital' || used.has('digital'),
  )
  return (
    <fieldset className={styles.delivery}>
      <legend>Buyers get it</legend>
      <div className={controls.segmented}>
        {shown.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={used.size === 1 && used.has(way)}
            onClick={() =>
              edit(
                { ...matrix, rows: matrix.rows.map((row) => ({ ...row, deliveryType: way })) },
                `${ways[way]} for all`,
              )
            }
          >
            {ways[way]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
