import { heading, writeArticle } from '../write-article';
import { conversation } from '../write-transcript';

const [host, guest] = ['Anita', 'Vikram'];

/** `/podcasts/old-floors` */
export const podcastOldFloors = writeArticle([
  ...conversation(
    [
      host,
      'I am Anita Rao. Before I began to ask questions for this podcast, I commissioned robots for six years. My guest still does, and has done for eleven. Vikram Patil, we have both spent a good part of our lives on our knees, looking at concrete.',
    ],
    [
      guest,
      'With a two-metre straightedge and a drill bit, yes. I know floors in nine countries. I could not tell you the colour of the walls.',
    ],
    [host, 'Why do floors matter so much? Cars drive on worse.'],
    [
      guest,
      'Cars have springs and big wheels. A lifter has small wheels, because it must be 340 millimetres low to get under a load. A small wheel sees a joint as a wall. Five millimetres is its limit, and five millimetres is what concrete does all by itself in twenty years.',
    ],
  ),
  heading('The drain'),
  ...conversation(
    [host, 'Which floor do you remember best?'],
    [
      guest,
      'The one with the drain. A hall from the sixties, and in the middle of the only possible route there was a drain with a cast-iron grating. Bars lengthwise, gaps of 28 millimetres. The data sheet says 20 for that robot. Everybody had walked over it for fifty years, so nobody had seen it.',
    ],
    [host, 'What did you do?'],
    [
      guest,
      'What everybody does first: we measured it again, hoping. Then we turned the grating by ninety degrees. That was all. The gaps then lay across the way and no longer along it, and the wheels were wide enough. It cost a morning, and somebody who knew how to lift four hundred kilos of cast iron.',
    ],
    [host, 'And if it had not been possible to turn it?'],
    [
      guest,
      'A plate, screwed down, with holes for the water. But a plate is a step, and a step has two edges. You never get something for nothing from a floor.',
    ],
  ),
  heading('Joints that move'),
  ...conversation(
    [host, 'My worst was a joint that was only there in the afternoon.'],
    [guest, 'In the sun?'],
    [
      host,
      'A glass roof. In the morning the two slabs were level, so I wrote down two millimetres. At three in the afternoon one of them had curled up, and it was six. The robot crossed it every time in the morning, and in the afternoon its load shifted. I looked for the fault in the software for two days.',
    ],
    [
      guest,
      'The edges of a slab curl because the top dries or warms differently from the bottom. It is in every textbook on concrete floors. I always ask now what time of day it was when somebody measured.',
    ],
    [host, 'How do you repair that?'],
    [
      guest,
      'You do not repair the curling, you take away the edge. Grind the high side over a metre or so, so that the step becomes a slope, and fill the joint with something that stays soft. If somebody grinds ten centimetres only, the wheel still hits something. At the fire door in one bottling plant a joint stood nine millimetres proud; that was ground flush in a day. At a gearbox line twelve joints were measured and four filled. It is usually a third of them that need something.',
    ],
  ),
  heading('Slopes and ramps'),
  ...conversation(
    [host, 'People always say that their floor is level.'],
    [
      guest,
      'And it is, until you lay something long on it. At loading bays it falls by three per cent towards the door, for the rain. A lifter may do three per cent. So it is allowed, and then somebody puts a station there, and the load rolls. Being able to cross a slope and being able to hand over on it are two different things. I ask for half a per cent at stations.',
    ],
    [host, 'Do you remember the ramp with the bend?'],
    [
      guest,
      'Please. Five per cent, and at its foot a right angle, with a pillar. For a train. A tugger can pull up five per cent. But on the way down the trailers push, and in the bend they push sideways. We took out one trailer and told the fleet manager to slow down ten metres earlier. It cost eleven seconds in each round. The planner had wanted to save eight.',
    ],
    [host, 'What about the ones we could not solve?'],
    [
      guest,
      'Wood blocks. End-grain wooden paving, in an old forge. It is a wonderful floor: warm, quiet, and it forgives everything you drop on it. It also moves with the weather by more than any data sheet knows. We walked over it for an hour and then proposed another way, 60 metres longer, on concrete. The customer was angry for one day.',
    ],
  ),
  heading('What to do with a straightedge'),
  ...conversation(
    [host, 'If somebody has one hour and wants to know whether the floor will do?'],
    [
      guest,
      'Walk the way with a trolley that has hard wheels and a full cup of coffee on it. Where it spills, mark the floor with chalk. Then go back to the marks with the straightedge. Do it where the wheels will run and not in the middle of the aisle. And do it at the worst time: after washing, on the hottest afternoon, when the heaviest truck has just been there.',
    ],
    [host, 'And when should one call you?'],
    [
      guest,
      'When you have more than one mark in ten metres. Or when you have none at all, because then the coffee was not full.',
    ],
    [host, 'Vikram, thank you. The coffee is on me.'],
  ),
]);
