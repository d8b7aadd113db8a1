import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../kit/button'

/** The browser's own reader of codes, where it has one; TypeScript does not know it yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type CodeReaderClass = new (options: { readonly formats: readonly string[] }) => CodeReader
const codeReader = (): CodeReaderClass | undefined => (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector

/** Milliseconds between two looks through the camera. */
const pause = 250

/** Reads a card's QR code through the camera. A browser that cannot says so; the field beneath takes the code as well. */
export function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onCode)
  const Reader = codeReader()

  useEffect(() => {
    const screen = video.current
    if (!isOn || !Reader || !screen) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const reader = new Reader({ formats: ['qr_code'] })
    const look = async () => {
      const [found] = screen.readyState < 2 ? [] : await reader.detect(screen)
      if (isOver) return
      if (found) {
        tell(found.rawValue)
        setOn(false)
      } else timer = setTimeout(() => void look().catch(fail), pause)
    }
    const fail = (error: unknown) => {
      setOn(false)
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      setProblem(
        isRefused
          ? 'The camera is not allowed here. Type the code, or allow it in the browser.'
          : 'The camera cannot be used. Type the code instead.',
      )
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async opened => {
        stream = opened
        if (isOver) return stop()
        screen.srcObject = opened
        await screen.play()
        await look()
      })
      .catch(fail)
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [isOn, Reader])

  if (!Reader) return <p>This browser reads no codes through the camera. Type the code, or use a hand scanner.</p>
  return (
    <div>
      <Button onClick={() => setOn(!isOn)}>{isOn ? 'Stop the camera' : 'Scan with the camera'}</Button>
      {problem && <p role="alert">{problem}</p>}
      {isOn && <video ref={video} muted playsInline aria-label="What the camera sees" style={{ display: 'block', maxWidth: '100%', marginTop: 8 }} />}
    </div>
  )
}
