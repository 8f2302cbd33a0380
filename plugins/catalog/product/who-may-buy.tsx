import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct, useProductField } from '@/plugins/catalog/product/product-context'
import { ChangedElsewhere, SelectRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { postVisibilities } from '@/src/core/contracts/members/posts'

const readerLabels = {
  public: 'Everyone',
  members: 'Everyone with an account',
  paid: 'Paying members',
  tiers: 'Members of some tiers',
} as const

/** Everyone, those with an account, paying members, or those of some tiers. */
export function WhoMayBuy() {
  const visibility = useProductField('visibility')
  const tiers = useProductField('tiers')
  const { tiers: known } = useProduct()
  const offered = postVisibilities.filter((each) => each !== 'tiers' || known.length > 0)
  return (
    <>
      <SelectRow label="Who may buy it" hint="Everyone sees it in the store." {...visibility}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {readerLabels[each]}
          </option>
        ))}
      </SelectRow>
      {visibility.value === 'tiers' && (
        <fieldset className={styles.checks} aria-label="Tiers">
          {known.map(({ id, name }) => (
            <label key={id} className={form.check}>
              <input
                type="checkbox"
                checked={tiers.value.includes(id)}
                onChange={({ target }) =>
                  tiers.set(
                    target.checked
                      ? [...tiers.value, id]
                      : tiers.value.filter((each) => each !== id),
                  )
                }
              />
              {name}
            </label>
          ))}
          {tiers.isElsewhere && <ChangedElsewhere />}
        </fieldset>
      )}
    </>
  )
}
