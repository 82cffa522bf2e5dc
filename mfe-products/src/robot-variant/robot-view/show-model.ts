import { whenIdle } from 'kit/page/when-idle';
import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { StudioView } from './studio-views';

/** A model on the page. Nothing is drawn again unless something changed. */
export type ShownModel = {
  /** Turns the view around the model, in degrees: to the right and upwards are positive. */
  turn: (right: number, up: number) => void;
  /** Brings the view closer by a factor; below 1 it moves away. Stays within what shows the model well. */
  zoom: (factor: number) => void;
  /** Turns the robot until the function that it returns is called, which `onTakeOver` asks for: the visitor takes over, or looks elsewhere. */
  spin: (onTakeOver: () => void) => () => void;
  /** Takes the model off the page and gives its memory back. */
  remove: () => void;
};

const keys: Readonly<Record<string, (model: ShownModel) => void>> = {
  ArrowLeft: (model) => model.turn(-15, 0),
  ArrowRight: (model) => model.turn(15, 0),
  ArrowUp: (model) => model.turn(0, 10),
  ArrowDown: (model) => model.turn(0, -10),
  '+': (model) => model.zoom(1.2),
  '=': (model) => model.zoom(1.2),
  '-': (model) => model.zoom(1 / 1.2),
};

/** The model to show, and how: the canvas may have a context already. */
type ModelSource = {
  canvas: HTMLCanvasElement;
  address: string;
  label: string;
  view: StudioView;
  /** Called when the browser takes the graphics memory away, and nothing is to be seen any more. */
  onLost: () => void;
};

/**
 * Loads a binary glTF and shows it in `place`, filling it. It turns by dragging and arrow keys, and zooms by pinching, by
 * plus and minus, and by the wheel once it has the focus, so that scrolling the page never ends in it. It is made in steps,
 * between which the page answers.
 * @throws {Error} when the browser has no WebGL, or the file cannot be loaded or read.
 */
export async function showModel(place: HTMLElement, source: ModelSource): Promise<ShownModel> {
  const { canvas, address, label, view, onLost } = source;
  const { scene: robot } = await new GLTFLoader().loadAsync(address);
  await rest();
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  // Robot and lamp stand still, so one drawing of the shadow lasts.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const controls = new OrbitControls(camera, canvas);
  const draw = () => renderer.render(scene, camera);
  const fit = () => {
    const { clientWidth, clientHeight } = place;
    camera.aspect = clientWidth / Math.max(clientHeight, 1);
    camera.updateProjectionMatrix();
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    draw();
  };
  const sizes = new ResizeObserver(fit);
  canvas.addEventListener('webglcontextlost', onLost);
  const model: ShownModel = {
    turn: (right, up) => {
      controls.rotateLeft((-right * Math.PI) / 180);
      controls.rotateUp((up * Math.PI) / 180);
    },
    // The controls multiply the distance, not the size.
    zoom: (factor) => controls.dollyIn(1 / factor),
    spin: (onTakeOver) => spin(model, canvas, onTakeOver),
    remove: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      sizes.disconnect();
      controls.dispose();
      renderer.dispose();
      canvas.remove();
    },
  };

  scene.add(robot);
  lookAt(view, camera, controls);
  light(scene, robot, renderer);
  await rest();
  // Where a browser compiles beside the page; three.js warns of the others.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera);
  await rest();
  controls.addEventListener('change', draw);
  makeOperable(canvas, model, label);
  fit();
  place.append(canvas);
  sizes.observe(place);
  return model;
}

/** Until the browser has nothing else to do. */
const rest = () => new Promise<void>(whenIdle);

/** Degrees a millisecond: once round in 18 s. */
const spinSpeed = 0.02;

function spin(model: ShownModel, canvas: HTMLCanvasElement, onTakeOver: () => void): () => void {
  const ended = new AbortController();
  let last = performance.now();
  let frame = 0;
  const step = (now: number) => {
    model.turn((now - last) * spinSpeed, 0);
    last = now;
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  for (const event of ['pointerdown', 'keydown']) canvas.addEventListener(event, onTakeOver, { signal: ended.signal });
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) onTakeOver();
  });
  observer.observe(canvas);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    ended.abort();
  };
}

/** Light as in a studio: an environment that the robot reflects, and a lamp above it that casts its shadow. */
function light(scene: Scene, robot: Object3D, renderer: WebGLRenderer): void {
  const environment = new PMREMGenerator(renderer);
  scene.environment = environment.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.6;
  environment.dispose();
  const box = new Box3().setFromObject(robot);
  const middle = box.getCenter(new Vector3());
  const reach = box.getSize(new Vector3()).length();
  const lamp = new DirectionalLight(0xffffff, 1.1);
  lamp.position.set(0.25, 1, 0.35).setLength(reach).add(middle);
  lamp.target.position.copy(middle);
  lamp.castShadow = true;
  Object.assign(lamp.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0,
    far: reach * 2,
  });
  // So few pixels that their edges are soft.
  lamp.shadow.mapSize.set(256, 256);
  lamp.shadow.radius = 1.5;
  lamp.shadow.bias = -0.0005;
  robot.traverse((part) => {
    part.castShadow = true;
  });
  const ground = new Mesh(new PlaneGeometry(reach * 3, reach * 3), new ShadowMaterial({ opacity: 0.42 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(middle.x, box.min.y, middle.z);
  ground.receiveShadow = true;
  scene.add(lamp, lamp.target, new AmbientLight(0xffffff, 0.25), ground);
}

/** Places the camera where the studio picture was taken from. */
function lookAt({ eye, target, lens }: StudioView, camera: PerspectiveCamera, controls: OrbitControls): void {
  // Three quarters as high as it is wide.
  camera.fov = (Math.atan((18 / lens) * 0.75) * 360) / Math.PI;
  camera.near = 0.05;
  camera.far = 100;
  camera.position.set(...eye);
  controls.target.set(...target);
  const distance = camera.position.distanceTo(controls.target);
  controls.minDistance = distance * 0.45;
  controls.maxDistance = distance * 1.6;
  controls.minPolarAngle = 0.15;
  controls.maxPolarAngle = Math.PI / 2;
  controls.enablePan = false;
  controls.update();
}

/** Makes the canvas reachable and operable by keyboard, and keeps it from catching the scrolling of the page. */
function makeOperable(canvas: HTMLCanvasElement, model: ShownModel, label: string): void {
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  // Vertical strokes scroll the page; the viewer takes the others.
  canvas.style.touchAction = 'pan-y';
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  canvas.addEventListener('keydown', (event) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(model);
  });
}
