import { useMerchVariants } from '@/plugins/catalog/merch/merch-context'
import styles from '@/plugins/catalog/merch/sections/price-section.module.css'
import { Section } from '@/plugins/catalog/merch/sections/section'
import { AfterFees } from '@/plugins/catalog/product/after-fees-note'
import { WhoMayBuy } from '@/plugins/catalog/product/who-may-buy'
import { VariantGrid } from '@/plugins/catalog/variants/grid/variant-grid'
import { meaningOf } from '@/plugins/catalog/variants/matrix/cells'
import type { Matrix } from '@/plugins/catalog/variants/matrix/matrix'
import { Colours } from '@/plugins/catalog/variants/options/colours'
import { Sizes } from '@/plugins/catalog/variants/options/sizes'
import type { Variants } from '@/plugins/catalog/variants/use-variants'
import controls from '@/src/admin/ui/controls.module.css'
import type { DeliveryType } from '@/src/core/choices/product-choices'

/** What it comes in, what each costs and how many there are. */
export function PriceSection() {
  return (
    <Section place="price">
      <VariantsPart />
      <WhoMayBuy />
    </Section>
  )
}

function VariantsPart() {
  const variants = useMerchVariants()
  const { matrix, phase, message, setMessage, edit } = variants
  if (phase === 'loading') {
    return (
      <div className={styles.part} aria-busy>
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
        <span className={styles.skeleton} data-size="grid" />
      </div>
    )
  }
  if (phase === 'failed') {
    return (
      <div className={styles.part}>
        <p role="alert">{message}</p>
        <button type="button" className={controls.button} onClick={variants.loadAnew}>
          Try again
        </button>
      </div>
    )
  }
  const options = { matrix, edit, tell: setMessage }
  return (
    <div className={styles.part}>
      <Colours {...options} />
      <Sizes {...options} />
      <Delivery {...options} />
      <VariantGrid {...variants} {...options} />
      <div className={styles.state}>
        <p role="status" data-phase={phase}>
          {message}
        </p>
        {phase === 'conflict' && (
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
        )}
      </div>
      <AfterFees minor={leastPrice(matrix)} />
    </div>
  )
}

/** Of what is offered; 0 as long as nothing costs anything. */
function leastPrice({ rows }: Matrix): number {
  const prices = rows
    .filter(({ cells }) => cells.availabilityStatus !== 'inactive')
    .map(({ cells }) => Number(meaningOf('priceMinor', cells.priceMinor)))
    .filter((minor) => minor > 0)
  return prices.length > 0 ? Math.min(...prices) : 0
}

type DeliveryProps = Pick<Variants, 'matrix' | 'edit'>

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
