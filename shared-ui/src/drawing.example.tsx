import { DrawingView } from './drawing';

/** For the gallery of the development server. */
export default function DrawingExample() {
  return (
    <DrawingView
      drawing={{
        title: 'A crate from the side',
        description: '600 mm wide and 320 mm high',
        width: 320,
        height: 160,
        strokes: [
          { style: 'outline', path: 'M60 30h200v90H60z' },
          { style: 'detail', path: 'M130 55h60v12h-60z' },
          { style: 'measure', path: 'M60 138h200M60 132v12M260 132v12' },
        ],
        labels: [{ x: 160, y: 156, text: '600 mm' }],
      }}
    />
  );
}
