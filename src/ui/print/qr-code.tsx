import { qrModules } from '../blocks/qr-modules'

export function QrCode({ address, label = `QR code for ${address}` }: { readonly address: string; readonly label?: string }) {
  const { size, path } = qrModules(address)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
