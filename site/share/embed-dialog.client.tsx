'use client'

import { useRef, useState } from 'react'
import { FormArea, FormSelect } from '@/site/forms/form-field'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import { embedMessages } from '@/src/core/messages/embeds'
import { type EmbedCodes, embedForms } from '@/src/core/urls/embed-code'
import { buttonClass } from '@/src/ui/button/button'
import { copyText } from '@/src/ui/copy-text.client'

type Props = { codes: EmbedCodes; onClose: () => void }

/** What to copy into a page elsewhere, in the form that is chosen. */
export function EmbedDialog({ codes, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [form, setForm] = useState<keyof EmbedCodes>('frame')
  const [said, setSaid] = useState('')
  const code = codes[form]

  const copy = async () => {
    field.current?.select()
    setSaid((await copyText(code)) ? embedMessages.copied : embedMessages.notCopied)
  }

  return (
    <Dialog title={embedMessages.embed} subtitle={embedMessages.explained} onClose={onClose}>
      <FormSelect
        id="embed-form"
        label={embedMessages.form}
        value={form}
        onChange={(event) => {
          setForm(event.currentTarget.value as keyof EmbedCodes)
          setSaid('')
        }}
      >
        {embedForms.map((name) => (
          <option key={name} value={name}>
            {embedMessages.forms[name]}
          </option>
        ))}
      </FormSelect>
      <FormArea
        id="embed-code"
        label={embedMessages.code}
        ref={field}
        value={code}
        rows={5}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status">{said}</p>
      <DialogKeys>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {embedMessages.close}
        </button>
        <button type="button" className={buttonClass({ primary: true })} onClick={copy}>
          {embedMessages.copy}
        </button>
      </DialogKeys>
    </Dialog>
  )
}
