import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../kit/button'
import { type CodeReader, openCodeReader } from './qr-code-reader'

/** Milliseconds between two scanned frames. */
const pause = 250

/**
 * Reads a QR code through the camera. If the browser or the user does not allow that, it says so; whoever draws it has a text
 * field for the code.
 */
export function QrScanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const notify = useEffectEvent(onCode)
  // Loaded before the camera is opened, because the network at an entrance may be gone by then.
  useEffect(() => void openCodeReader().catch(() => undefined), [])

  useEffect(() => {
    const screen = video.current
    if (!isOn || !screen) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async (read: CodeReader) => {
      const code = screen.readyState < 2 ? undefined : await read(screen)
      if (isOver) return
      if (code) {
        notify(code)
        setOn(false)
      } else timer = setTimeout(() => void look(read).catch(fail), pause)
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
    const reader = openCodeReader()
    // Without the camera the reader is not needed, so its failure is ignored.
    reader.catch(() => undefined)
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
      .then(async opened => {
        stream = opened
        if (isOver) return stop()
        screen.srcObject = opened
        await screen.play()
        await look(await reader)
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
  }, [isOn])

  if (!('mediaDevices' in navigator)) return <p>This browser has no camera to use here. Type the code, or use a hand scanner.</p>
  return (
    <div>
      <Button
        onClick={() => {
          setProblem(undefined)
          setOn(!isOn)
        }}
      >
        {isOn ? 'Stop the camera' : 'Scan with the camera'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
      {isOn && <video ref={video} muted playsInline aria-label="What the camera sees" style={{ display: 'block', maxWidth: '100%', marginTop: 8 }} />}
    </div>
  )
}
