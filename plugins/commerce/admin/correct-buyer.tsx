'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { FormField } from '@/src/admin/ui/form-field'
import { useCall } from '@/src/admin/use-call'
import { orderBuyerBody } from '@/src/core/contracts/orders/order-calls'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName, listCountries } from '@/src/core/places/countries'
import { readEmail, shownEmail } from '@/src/core/text/email-address'

const { correctBuyer: words } = ownerMessages

const fields = ['name', 'street', 'line2', 'zipCode', 'city', 'region'] as const

type OrderBuyer = z.output<typeof orderBuyerBody>
type Address = Record<(typeof fields)[number] | 'country', string>
type Typed = { email: string; shippingAddress: Address }

type Props = {
  /** Address of the order in the API. */
  url: string
  email: string
  address: { [Field in keyof Address]?: string | null }
  correctable: Correctable
  /** A receipt was sent, so it can be sent again. */
  isPaid: boolean
}

/** What a buyer mistyped: the email, and where the parcel goes. Then the receipt can go to the new address. */
export function CorrectBuyer({ url, email, address, correctable, isPaid }: Props) {
  const { call, isBusy, problem } = useCall()
  const [isOpen, setOpen] = useState(false)
  const [correctedEmail, setCorrectedEmail] = useState('')
  const [said, setSaid] = useState('')

  const save = async (body: OrderBuyer) => {
    setSaid('')
    if (await call(`${url}/buyer`, body)) {
      setOpen(false)
      setSaid(words.saved)
      setCorrectedEmail(body.email ?? '')
    }
  }
  const sendReceipt = async () => {
    setSaid('')
    if (await call(`${url}/resend`, { mail: 'receipt' })) {
      setSaid(words.receiptSent)
      setCorrectedEmail('')
    }
  }
  return (
    <section>
      <Action isOpen={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </Action>
      {isOpen && (
        <CorrectionForm
          email={email}
          address={address}
          correctable={correctable}
          isBusy={isBusy}
          onSave={save}
        />
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {isPaid && correctedEmail && (
        <Action isMain disabled={isBusy} onClick={sendReceipt}>
          {words.sendReceipt(correctedEmail)}
        </Action>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}

type FormProps = Pick<Props, 'email' | 'address' | 'correctable'> & {
  isBusy: boolean
  onSave: (body: OrderBuyer) => void
}

function CorrectionForm({ email, address, correctable, isBusy, onSave }: FormProps) {
  const [before] = useState({ email: shownEmail(email), shippingAddress: whole(address) })
  const { register, handleSubmit, formState } = useForm<Typed, unknown, OrderBuyer>({
    resolver: zodResolver(changedOf(before), inWords),
    defaultValues: before,
  })
  const { errors, isDirty } = formState
  const line = (field: (typeof fields)[number] | 'country') => ({
    label: field === 'country' ? words.country : words.fields[field],
    registered: register(`shippingAddress.${field}`),
    error: errors.shippingAddress?.[field],
  })
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit((body) => onSave(body))}>
      {correctable.email && (
        <FormField
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
          registered={register('email')}
          error={errors.email}
        />
      )}
      {correctable.address && (
        <fieldset className={styles.address}>
          <legend>{words.address}</legend>
          {fields.map((field) => (
            <FormField key={field} autoComplete="off" {...line(field)} />
          ))}
          {correctable.keptCountry ? (
            <p className={styles.hint}>{words.staysIn(countryName(correctable.keptCountry))}</p>
          ) : (
            <FormField {...line('country')}>
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </FormField>
          )}
        </fieldset>
      )}
      <Action isMain disabled={isBusy || !isDirty}>
        {words.save}
      </Action>
    </form>
  )
}

/** As it is stored, where it can be read. */
const normalized = (email: string) => readEmail(email) ?? email.trim()

/** What stays is not checked, nor sent: older addresses may lack what is asked for now. */
function changedOf(before: Typed) {
  return z
    .custom<Typed>()
    .transform(
      ({ email, shippingAddress }): z.input<typeof orderBuyerBody> => ({
        ...(normalized(email) !== normalized(before.email) && { email }),
        ...(isOther(shippingAddress, before.shippingAddress) && { shippingAddress }),
      }),
    )
    .pipe(orderBuyerBody)
}

function whole(address: Props['address']): Address {
  return {
    name: address.name ?? '',
    street: address.street ?? '',
    line2: address.line2 ?? '',
    zipCode: address.zipCode ?? '',
    city: address.city ?? '',
    region: address.region ?? '',
    country: address.country ?? '',
  }
}

function isOther(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).some(
    (field) => one[field].trim() !== other[field].trim(),
  )
}
