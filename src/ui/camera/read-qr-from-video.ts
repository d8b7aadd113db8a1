import readQrCode from 'jsqr'

/** Pixels of the longer side that are analyzed: enough for a card held before the camera, and fast on an old phone. */
const most = 960

const canvas = document.createElement('canvas')
const pen = canvas.getContext('2d', { willReadFrequently: true })

/** Reads the QR code in a video's current frame. */
export async function readQrFromVideo(screen: HTMLVideoElement): Promise<string | undefined> {
  if (!pen) throw new Error('this browser has no canvas')
  const scale = Math.min(1, most / Math.max(screen.videoWidth, screen.videoHeight))
  canvas.width = Math.round(screen.videoWidth * scale)
  canvas.height = Math.round(screen.videoHeight * scale)
  pen.drawImage(screen, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height)
  // Cards are dark on white.
  return readQrCode(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
