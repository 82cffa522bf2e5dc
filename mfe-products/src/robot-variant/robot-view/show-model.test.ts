import { fakeIntersectionObserver } from 'kit/presets/jest/fake-browser';
import { type ShownModel, showModel } from './show-model';
import { studioViews } from './studio-views';

// What a visitor's hands do to a model; what it looks like is seen by e2e/tests/turn-a-robot.spec.ts.

/** What the controls were told: degrees, or the factor of the distance. */
const mockMoves: [move: string, by: number][] = [];

/** Stands in for all of three.js, which draws nothing here: whatever is read, called or made of it is this again. */
function mockAnything(): unknown {
  const anything: unknown = new Proxy(jest.fn(), {
    get: (_target, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => 1 : anything),
    set: () => true,
    apply: () => anything,
    construct: () => Object(anything),
  });
  return anything;
}
jest.mock('three', () => mockAnything());
jest.mock('three/addons/environments/RoomEnvironment.js', () => mockAnything());
jest.mock('three/addons/loaders/GLTFLoader.js', () => ({
  GLTFLoader: class {
    loadAsync = async () => ({ scene: mockAnything() });
  },
}));
jest.mock('three/addons/controls/OrbitControls.js', () => ({
  OrbitControls: class {
    target = mockAnything();
    constructor(_camera: unknown, canvas: HTMLCanvasElement) {
      canvas.addEventListener('wheel', () => this.#note('wheel', 1));
    }
    #note = (move: string, by: number) => {
      if (by !== 0) mockMoves.push([move, by]);
    };
    rotateLeft = (angle: number) => this.#note('left', (angle * 180) / Math.PI);
    rotateUp = (angle: number) => this.#note('up', (angle * 180) / Math.PI);
    dollyIn = (factor: number) => this.#note('distance', factor);
    addEventListener() {}
    update() {}
    dispose = () => this.#note('disposed', 1);
  },
}));

let place: HTMLElement;
let canvas: HTMLCanvasElement;
let model: ShownModel;
const onLost = jest.fn();

beforeEach(async () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onLost.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  canvas = document.createElement('canvas');
  model = await showModel(place, {
    canvas,
    address: '/lifter.glb',
    label: 'A robot',
    view: studioViews.lifter,
    onLost,
  });
  mockMoves.length = 0;
});
afterEach(() => place.remove());

const press = (key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held });
  canvas.dispatchEvent(event);
  return event.defaultPrevented;
};

test('it is a named picture that takes focus and lets a finger scroll the page', () => {
  expect(place).toContainElement(canvas);
  expect(canvas).toHaveAttribute('role', 'img');
  expect(canvas).toHaveAccessibleName('A robot');
  expect(canvas).toHaveAttribute('tabindex', '0');
  expect(canvas.style.touchAction).toBe('pan-y');
});

test('keys turn it in their direction and zoom it, and do not scroll the page', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', '+', '=', '-'])
    expect([key, press(key)]).toEqual([key, true]);
  const by = (degrees: number) => expect.closeTo(degrees, 6);
  expect(mockMoves).toEqual([
    ['left', by(-15)],
    ['left', by(15)],
    ['up', by(10)],
    ['up', by(-10)],
    ['distance', by(1 / 1.2)],
    ['distance', by(1 / 1.2)],
    ['distance', by(1.2)],
  ]);
});

test('other keys and browser shortcuts keep their meaning', () => {
  expect(press('Tab')).toBe(false);
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect([held, press('+', held)]).toEqual([held, false]);
  expect(mockMoves).toEqual([]);
});

test('the wheel scrolls the page until the model has the focus; pinching zooms at once', () => {
  const turn = (init?: WheelEventInit) => canvas.dispatchEvent(new WheelEvent('wheel', init));
  turn();
  expect(mockMoves).toEqual([]);
  turn({ ctrlKey: true });
  expect(mockMoves).toHaveLength(1);
  canvas.focus();
  turn();
  expect(mockMoves).toHaveLength(2);
});

describe('turning by itself', () => {
  let view: ReturnType<typeof fakeIntersectionObserver>;
  const onTakeOver = jest.fn();
  let stop: () => void;
  const turned = () => mockMoves.reduce((sum, [move, by]) => (move === 'left' ? sum - by : sum), 0);

  beforeEach(() => {
    jest.useFakeTimers();
    onTakeOver.mockClear();
    view = fakeIntersectionObserver();
    stop = model.spin(onTakeOver);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('it turns once in 18 s, until it is stopped', () => {
    jest.advanceTimersByTime(9000);
    expect(Math.abs(turned() - 180)).toBeLessThan(1);
    stop();
    const before = turned();
    jest.advanceTimersByTime(1000);
    expect(turned()).toBe(before);
  });

  test.each([
    ['presses on it', () => canvas.dispatchEvent(new Event('pointerdown'))],
    ['presses a key on it', () => press('ArrowLeft')],
    ['scrolls it out of view', () => view.see(false)],
  ])('it ends when a visitor %s, and only once', (_what, takeOver) => {
    view.see(true);
    expect(onTakeOver).not.toHaveBeenCalled();
    takeOver();
    expect(onTakeOver).toHaveBeenCalledTimes(1);
    stop();
    canvas.dispatchEvent(new Event('pointerdown'));
    expect(onTakeOver).toHaveBeenCalledTimes(1);
  });
});

test('a loss of graphics memory is reported, but not after the model was removed', () => {
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(onLost).toHaveBeenCalledTimes(1);
  model.remove();
  expect(place).toBeEmptyDOMElement();
  expect(mockMoves).toContainEqual(['disposed', 1]);
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect(onLost).toHaveBeenCalledTimes(1);
});
