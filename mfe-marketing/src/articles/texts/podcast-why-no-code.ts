import { heading, writeArticle } from '../write-article';
import { conversation } from '../write-transcript';

const [host, guest] = ['Anita', 'Nikhil'];

/** `/podcasts/why-no-code` */
export const podcastWhyNoCode = writeArticle([
  ...conversation(
    [
      host,
      'Welcome to the first episode. I am Anita Rao. With me is Nikhil Joshi, who is responsible for the mission editor of SyncOS. Nikhil, you are a programmer. Why did you build something in which nobody can program?',
    ],
    [
      guest,
      'Because I was the bottleneck. In our early projects every change of a mission came to me. A station had moved by two metres, a load should wait for a label, on Fridays the route should avoid the washing. None of that is difficult. But it needed me, on a laptop, with a connection to the plant, and I had a queue of three weeks.',
    ],
    [host, 'And the people in the plant?'],
    [
      guest,
      'They knew exactly what should happen. They told me on the phone, I wrote it down, I got it wrong, they told me again. The knowledge was always on the other end of the line. So the question was never how to make programming easier. It was how to get me out of it.',
    ],
  ),
  heading('The first attempt'),
  ...conversation(
    [host, 'What did the first version look like?'],
    [
      guest,
      'Terrible. It was a flow chart: boxes, arrows, diamonds. We were very proud. A planner could draw anything with it, and that was the trouble. With arrows you can go anywhere. After a month one of the missions looked like a plate of noodles, and its author was on holiday.',
    ],
    [host, 'So it was programming after all.'],
    [
      guest,
      'It was programming without the tools that make programming bearable. No tests, no review, no way to see what had changed. We had taken away the text and kept the difficulty.',
    ],
    [host, 'What brought you to something else?'],
    [
      guest,
      'A sheet of paper on a machine. I was in a plant, and beside the press hung a list: what to do when you change the tool. Twelve lines, numbered, each with a box to tick. Next to some lines there was a smaller one in brackets: if the lamp is red, call maintenance. A new colleague could follow it on the first day, and the old ones had written it. I took a photograph and thought: that is the editor.',
    ],
  ),
  heading('A checklist with consequences'),
  ...conversation(
    [host, 'So how is a mission built today?'],
    [
      guest,
      'As a list of steps, from top to bottom. Go there. Take the load. Wait until the door is open, at most two minutes. Hand over. Each step says in a sentence what it does. Beside it you say what happens if it fails: try again, go somewhere else, call somebody. That is where most of the thinking is.',
    ],
    [host, 'What did you leave out?'],
    [
      guest,
      'Loops, to begin with. People asked for them, and when we looked at what they wanted, it was nearly always “do this for every load”. But that is not a loop, it is a mission that is started again. Variables, too. A mission has a load, a from and a to. That is enough for nine out of ten.',
    ],
    [host, 'And the tenth?'],
    [
      guest,
      'For the tenth there is the integrator, where somebody who can program connects systems, and hands a finished block to those who build missions. The line runs between how a system is talked to and what is to be done. The first is code. The second should not be.',
    ],
  ),
  heading('What goes wrong without code'),
  ...conversation(
    [host, 'Let me be unfriendly. If everybody can change everything, everybody can break everything.'],
    [
      guest,
      'That is not unfriendly, it is what happened. Somebody changed a mission at noon, and at two in the morning it did something that had never been tried. So a change has to be played before it counts. Since November there is a simulation for that, on the map, with the robots and doors that the mission would use. And each version is kept, with who made it and why, so you can go back.',
    ],
    [host, 'So you are putting tests and review back in.'],
    [
      guest,
      'Under other names. We call it trying and signing. But yes. What we learned from the noodles is that freedom is not what people want. They want to be sure.',
    ],
    [host, 'Are there things that you do not let them do?'],
    [
      guest,
      'A wait without a limit. A way that is one-way in the other direction. A load for a robot that cannot carry it. And anything that concerns safety: fields, speeds, releases. That is in the robot, with a performance level, and no mission can reach it. If a mission could make a robot unsafe, it would be the robot that was wrong.',
    ],
  ),
  heading('Who builds missions'),
  ...conversation(
    [host, 'Who sits in front of it in the end?'],
    [
      guest,
      'I would have said planners. In fact it is shift leaders, a lot of them. Somebody who is responsible for eight hours and would like them to go well. One of them told me she changes something every few weeks, always small things: a second place to set down when the first is full. Nobody would ever have ordered that from us. It was too small for a project and too annoying to live with.',
    ],
    [host, 'What has surprised you most?'],
    [
      guest,
      'The names. In my missions steps were called step 4 or go to B12. In theirs they are called “behind Ramesh’s machine”. Ramesh retired in 2019. Everybody knows where it is.',
    ],
    [host, 'Do you still get calls?'],
    [
      guest,
      'Yes, but other ones. They no longer ask: can you change this? They ask: is this a good idea? I like these calls.',
    ],
    [host, 'Nikhil Joshi, thank you.'],
  ),
]);
