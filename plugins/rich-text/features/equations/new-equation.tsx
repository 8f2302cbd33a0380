import type { LexicalEditor } from 'lexical'
import { useRef, useState } from 'react'
import {
  EquationDialog,
  type EquationInput,
} from '@/plugins/rich-text/features/equations/equation-dialog'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { laterEquations } from '@/plugins/rich-text/features/equations/later'
import { $insertAtom } from '@/plugins/rich-text/kit/insert-atom'
import { grow } from '@/plugins/rich-text/kit/later'
import { ownerMessages } from '@/src/core/owner-messages'

type Props = { editor: LexicalEditor; onClose: () => void }

/** What was typed stays in the dialog until it can stand among the words. */
export function NewEquation({ editor, onClose }: Props) {
  const [failure, setFailure] = useState('')
  const isLoading = useRef(false)
  const insert = async (input: EquationInput) => {
    if (isLoading.current) {
      return
    }
    isLoading.current = true
    setFailure('')
    try {
      await grow(editor, laterEquations)
      onClose()
      editor.update(() => $insertAtom(new EquationNode({ ...input, version: 1 })))
    } catch (error) {
      console.error('A formula could not be put in', error)
      setFailure(ownerMessages.richText.notLoaded)
    }
    isLoading.current = false
  }
  return (
    <EquationDialog
      given={null}
      onClose={onClose}
      onDone={(input) => void insert(input)}
      failure={failure}
    />
  )
}
