import type { KeyboardEvent } from 'react'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import { useSellAlone } from '@/plugins/catalog/songs/admin/use-sell-alone'
import { FormRow } from '@/src/admin/form-screen/form-row'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { WarningNote } from '@/src/admin/warning-note'
import type { Single } from '@/src/core/contracts/music/singles'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'

export type Singles = {
  /** Where a single is asked for. */
  url: string
  /** Below it the admin shows music. */
  musicPath: string
}

type Props = { song: Song; singles: Singles; onDone: (single: Single) => void }

const messages = ownerMessages.store.singles

/** What a song costs without the others; once it is sold so, it is a release of its own. */
export function SellAlone({ song, singles: { url, musicPath }, onDone }: Props) {
  const { register, priceMinor, setPriceMinor, problem, isBusy, sell } = useSellAlone({
    trackId: song.id,
    url,
    onDone,
  })
  if (song.single) {
    const { productId, isPublished } = song.single
    return (
      <p>
        <a href={`${musicPath}/${productId}`}>
          {isPublished ? messages.is(priceText(song.single)) : messages.isHidden}
        </a>
      </p>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void sell()
    }
  }
  return (
    <div className={styles.alone}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field would send Payload's form */}
      <div onKeyDown={onKeyDown}>
        <FormRow label={messages.price} hint={messages.hint} problem={problem}>
          {(ids) => <MoneyInput {...ids} value={priceMinor} onChange={setPriceMinor} />}
        </FormRow>
      </div>
      <WarningNote>
        {priceMinor !== null &&
          isBelowLeastCharge(priceMinor) &&
          ownerMessages.store.priceBelowLeastCharge}
      </WarningNote>
      <div className={styles.checks}>
        <label>
          <input type="checkbox" {...register('payWhatYouWant')} /> {messages.payWhatYouWant}
        </label>
        <button
          type="button"
          className={controls.button}
          disabled={isBusy}
          onClick={() => void sell()}
        >
          {messages.make}
        </button>
      </div>
    </div>
  )
}
