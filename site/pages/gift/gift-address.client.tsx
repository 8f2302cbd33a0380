'use client'

import Link from 'next/link'
import { ApiError } from '@/site/api/client'
import { FormEnd } from '@/site/forms/form-end.client'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { AddressFields } from '@/site/pages/checkout/address-fields'
import styles from '@/site/pages/gift/gift.module.css'
import type { GiftPage } from '@/src/core/contracts/orders/gift-answers'
import type { ClaimGiftBody } from '@/src/core/contracts/orders/gifts'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { countryName, regionName } from '@/src/core/places/countries'

type Props = { gift: GiftPage; onClaim: (body: ClaimGiftBody) => Promise<void> }

/** Where a gift is sent. The buyer does not see it. */
export function GiftAddress({ gift, onClaim }: Props) {
  const { submit, isSubmitting, failure, field, watch } = useSiteForm({
    schema: () =>
      import('@/site/pages/gift/gift-address-schema').then((module) => module.giftAddress),
    defaultValues: {
      name: gift.recipientName,
      street: '',
      line2: '',
      zipCode: '',
      city: '',
      region: '',
      country: gift.country,
    },
    onSubmit: async (address) => {
      try {
        await onClaim({
          address: regionName(address.country) ? address : { ...address, region: '' },
        })
      } catch (error) {
        throw withPlainFields(error)
      }
    },
  })
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <p className={styles.lede}>{giftClaimMessages.whereTo}</p>
      <AddressFields country={watch('country')} field={field} />
      {gift.country && (
        <p className={styles.quiet}>
          {giftClaimMessages.otherCountry(countryName(gift.country))}{' '}
          {giftClaimMessages.livesElsewhere}{' '}
          <Link href="/contact">{giftClaimMessages.writeToArtist}</Link>
        </p>
      )}
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} primary wide>
        Send it to me
      </FormEnd>
    </form>
  )
}

/** `address.country` of the call is `country` of the form. */
function withPlainFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) {
    return error
  }
  const errors = error.errors.map(({ field, message }) => ({
    field: field.replace(/^address\./, ''),
    message,
  }))
  return new ApiError({ message: error.message, code: error.code, errors })
}
