import { useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { AutosaveStore } from '@/src/admin/autosave/create-autosave'
import { typingIn } from '@/src/admin/autosave/typing-in'

/** Saves what stands in a field when it is left, and all when the page is hidden, back in view or back online. */
export function useLeftFields(writing: AutosaveStore): void {
  const { formRef, setModified } = useForm()

  useEffect(() => {
    const form = formRef?.current
    const { signal, abort } = withAbort()
    const onFocusOut = ({ target }: FocusEvent) => {
      if (target instanceof Element && typingIn(target) === 'line') {
        // After the form heard of what the field does on being left.
        queueMicrotask(writing.finish)
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, key, metaKey, target } = event
      const isSave = (ctrlKey || metaKey) && key.toLowerCase() === 's'
      const isLine = target instanceof Element && typingIn(target) === 'line'
      if (isSave) {
        event.preventDefault()
      }
      if (isSave || (key === 'Enter' && isLine)) {
        writing.finish()
      }
    }
    const onSubmit = (event: Event) => {
      if (event.target === form) {
        event.preventDefault()
        event.stopPropagation()
        writing.finish()
      }
    }
    // What is not saved yet is kept in this browser and comes back: nothing to ask about.
    const leave = () => flushSync(() => setModified(false))
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.target !== '_blank' && !form?.contains(link)) {
        leave()
      }
    }
    const flush = () => void writing.flush()
    const capture = { capture: true, signal }
    form?.addEventListener('focusout', onFocusOut, { signal })
    form?.addEventListener('keydown', onKeyDown, { signal })
    window.addEventListener('submit', onSubmit, capture)
    window.addEventListener('click', onClick, capture)
    window.addEventListener('beforeunload', leave, capture)
    window.addEventListener('online', flush, { signal })
    window.addEventListener('focus', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return abort
  }, [writing, formRef, setModified])
}

function withAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
