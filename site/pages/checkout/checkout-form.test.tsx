import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AccountProvider } from '@/site/account/account-provider.client'
import { CheckoutForm } from '@/site/pages/checkout/checkout-form.client'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { giftMessages } from '@/src/core/messages/gift'

const formOf = (needs: { needsAddress: boolean; sendsGift: boolean }) =>
  renderToStaticMarkup(
    <AccountProvider profileId="">
      <CheckoutForm
        last={null}
        needsName={false}
        needsCountry
        onCountry={() => {}}
        shipping={null}
        submitLabel="Pay"
        canSubmit
        onSubmit={async () => ''}
        {...needs}
      >
        {null}
      </CheckoutForm>
    </AccountProvider>,
  )

describe('the country at checkout', () => {
  it('is said to be the recipient’s where only gifts are sent', () => {
    const form = formOf({ needsAddress: false, sendsGift: true })
    expect(form).toContain(giftMessages.countryAtCheckout)
    expect(form).toContain(giftMessages.countryAtCheckoutHint)
    expect(form).not.toContain(checkoutMessages.countryForPrice)
    expect(formOf({ needsAddress: false, sendsGift: false })).toContain(
      checkoutMessages.countryForPrice,
    )
  })

  it('is said to be that of the gifts too where the buyer gets something', () => {
    const note = giftMessages.sameCountry
    expect(formOf({ needsAddress: true, sendsGift: true })).toContain(note)
    expect(formOf({ needsAddress: true, sendsGift: false })).not.toContain(note)
  })
})
