'use client'

import { useRef, useState } from 'react'
import { FormArea } from '@/site/forms/form-field'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import { embedMessages } from '@/src/core/messages/embeds'
import { buttonClass } from '@/src/ui/button/button'
import { copyText } from '@/src/ui/copy-text.client'

type Props = { code: string; onClose: () => void }

/** The code of a frame, to be copied. */
export function EmbedDialog({ code, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')

  const copy = async () => {
    field.current?.select()
    setSaid((await copyText(code)) ? embedMessages.copied : embedMessages.notCopied)
  }

  return (
    <Dialog title={embedMessages.embed} subtitle={embedMessages.explained} onClose={onClose}>
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
