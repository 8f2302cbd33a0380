import type { VariantView } from '@/src/core/contracts/products/products'
import { deliveryMessages } from '@/src/core/messages/orders'
import { formatPrice } from '@/src/core/money'
import { variantLabel } from '@/src/core/orders/variant-labels'
import styles from '@/src/ui/merch-options/merch-options.module.css'
import { lackOf } from '@/src/ui/merch-options/merch-selection'

type Props = {
  variants: readonly VariantView[]
  chosen: VariantView
  onChoose: (variant: VariantView) => void
}

/** The editions of a release with what each costs: radio buttons. */
export function Editions({ variants, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.option}>
      <legend>{deliveryMessages.edition}</legend>
      <div className={styles.editions}>
        {variants.map((variant) => {
          const lack = lackOf([variant])
          return (
            <label key={variant.id} className={styles.size}>
              <input
                type="radio"
                name="edition"
                checked={variant.id === chosen.id}
                disabled={lack !== ''}
                onChange={() => onChoose(variant)}
              />
              <span>
                {editionName(variant)} <b>{lack || formatPrice(variant.priceMinor)}</b>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What the artist calls it, else how buyers get it. */
function editionName({ color, size, deliveryType }: VariantView): string {
  return variantLabel({ color: color?.name, size }) || deliveryMessages.editions[deliveryType]
}
