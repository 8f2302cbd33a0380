import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createRoot } from 'react-dom/client'
import { blocks, wordsOf } from './words.js'

const config = {
  components: {
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: 'New' },
      render: ({ text }) => <p data-bench-block="">{text}</p>,
    },
  },
}
const data = {
  root: {},
  content: Array.from({ length: blocks }, (_, index) => ({
    type: 'Text',
    props: { id: `text-${index}`, text: wordsOf(index) },
  })),
}

createRoot(document.getElementById('root')).render(
  <Puck config={config} data={data} iframe={{ enabled: false }} />,
)
