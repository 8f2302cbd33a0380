import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { createRoot } from 'react-dom/client'
import { blocks, wordsOf } from './words.js'

function Text({ text }) {
  const { connectors } = useNode()
  const attach = (element) => {
    if (element) {
      connectors.connect(connectors.drag(element))
    }
  }
  return (
    <p data-bench-block="" ref={attach}>
      {text}
    </p>
  )
}

function TextSettings() {
  const { actions, text } = useNode((node) => ({ text: node.data.props.text }))
  return (
    <label>
      Text
      <textarea
        value={text}
        onChange={({ target }) =>
          actions.setProp((props) => {
            props.text = target.value
          })
        }
      />
    </label>
  )
}
Text.craft = { props: { text: 'New' }, related: { settings: TextSettings } }

function Page({ children }) {
  const { connectors } = useNode()
  return (
    <div
      data-bench-page=""
      ref={(element) => {
        if (element) {
          connectors.connect(element)
        }
      }}
    >
      {children}
    </div>
  )
}

function Toolbox() {
  const { connectors } = useEditor()
  return (
    <button
      type="button"
      data-bench-drag=""
      ref={(element) => {
        if (element) {
          connectors.create(element, <Text text="New" />)
        }
      }}
    >
      Text
    </button>
  )
}

function Settings() {
  const { Current } = useEditor((state, query) => {
    const [id] = query.getEvent('selected').all()
    return { Current: id && state.nodes[id]?.related?.settings }
  })
  return Current ? <Current /> : null
}

createRoot(document.getElementById('root')).render(
  <Editor resolver={{ Text, Page }}>
    <div style={{ display: 'grid', gridTemplateColumns: '200px 1fr 300px', height: '100vh' }}>
      <Toolbox />
      <div style={{ overflow: 'auto' }}>
        <Frame>
          <Element is={Page} canvas>
            {Array.from({ length: blocks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are made once
              <Text key={index} text={wordsOf(index)} />
            ))}
          </Element>
        </Frame>
      </div>
      <div>
        <Settings />
      </div>
    </div>
  </Editor>,
)
